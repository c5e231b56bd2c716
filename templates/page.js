// What the page does beyond standing still: exploring, reading points, showing the certificate.
{
  const element = (id) => document.getElementById(id);
  const certificate = element("certificate");
  for (const part of document.querySelectorAll("[data-script]")) part.hidden = false;

  // --- the certificate as text, laid out only when someone opens it ----------------------------
  const listing = document.querySelector(".json pre code");
  listing?.closest("details").addEventListener("toggle", () => {
    listing.textContent ||= JSON.stringify(JSON.parse(certificate.textContent), null, 1);
  });

  // --- points: one stop of the Tab key for each drawing, arrow keys inside it -------------------
  for (const drawing of document.querySelectorAll("figure svg")) {
    const points = [...drawing.querySelectorAll(".point")];
    const told = drawing.closest("figure").querySelector(".told");
    if (!points.length || !told) continue;
    // Not on the drawing itself: an <svg> that listens for focus becomes a stop of its own.
    const around = drawing.parentElement;
    const tell = (point) => {
      if (point) told.textContent = point.querySelector("title").textContent;
    };
    around.addEventListener("pointerover", (event) => tell(event.target.closest(".point")));
    around.addEventListener("focusin", (event) => tell(event.target.closest(".point")));
    around.addEventListener("keydown", (event) => {
      const at = points.indexOf(event.target.closest(".point"));
      const next = {
        ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1,
        Home: 0, End: points.length - 1,
      }[event.key];
      if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const chosen = points[Math.min(Math.max(next, 0), points.length - 1)];
      points[at].setAttribute("tabindex", "-1");
      chosen.setAttribute("tabindex", "0");
      chosen.focus();
    });
  }

  // --- exploring ---------------------------------------------------------------------------------
  const explore = element("explore");
  if (explore) {
    const given = JSON.parse(certificate.textContent).body.derived.draft_length.costs;
    const rate = element("explore-rate"), share = element("explore-share");
    const steps = BigInt(rate.max), parts = 2n * BigInt(share.max);
    const FINER = 16n;
    const grid = [...Array(Number(steps) + 1).keys()];
    const frames = [...explore.querySelectorAll("[data-frame]")];

    const lengths = (ks) => (ks.length > 2 && ks.at(-1) - ks[0] === ks.length - 1
      ? `${ks[0]} to ${ks.at(-1)}` : ks.join(" or "));
    const place = (frame, value) => {
      // Pixels only: nothing is decided by these floats.
      const { low, high, top, bottom, log } = JSON.parse(frame.dataset.frame);
      const number = Number(decimal(value, 9, "nearest"));
      const scale = log ? Math.log2 : (x) => x;
      const part = (scale(number) - scale(low)) / (scale(high) - scale(low));
      return bottom - Math.min(Math.max(part, 0), 1) * (bottom - top);
    };
    const draw = (frame, answers, at) => {
      const { left, right, levels } = JSON.parse(frame.dataset.frame);
      const x = (index) => left + (index / Number(steps)) * (right - left);
      const y = (found) => (levels ? levels[found.best[0]] : place(frame, found.value));
      let path = "";
      answers.forEach((found, index) => {
        if (!index) path = `M${x(0).toFixed(1)} ${y(found).toFixed(1)}`;
        else if (!levels) path += ` L${x(index).toFixed(1)} ${y(found).toFixed(1)}`;
        else if (found.best[0] !== answers[index - 1].best[0]) {
          path += ` H${x(leap(index)).toFixed(1)} V${y(found).toFixed(1)}`;
        }
      });
      if (levels) path += ` H${right}`;
      frame.querySelector(".live").setAttribute("d", path);
      const mark = frame.querySelector(".here");
      mark.setAttribute("cx", x(at).toFixed(1));
      mark.setAttribute("cy", y(answers[at]).toFixed(1));
    };

    let costs, answers;
    // The staircase leaps between two rates of the grid; halving finds where, to a pixel.
    const leap = (index) => {
      const [after] = answers[index].best;
      let low = BigInt(index - 1) * FINER, high = low + FINER;
      while (high - low > 1n) {
        const middle = (low + high) / 2n;
        const [k] = best(costs, tokens(costs, [middle, steps * FINER]));
        if (k < after) low = middle;
        else high = middle;
      }
      return Number(high) / Number(FINER);
    };
    const recost = () => {
      costs = stepCosts(given, [BigInt(share.value), parts]);
      answers = grid.map((index) => answer(costs, [BigInt(index), steps]));
    };
    const show = () => {
      const at = Number(rate.value), found = answers[at];
      const a = (at / Number(steps)).toFixed(2);
      const percent = `${Number(share.value) / 2} %`;
      rate.setAttribute("aria-valuetext", a);
      share.setAttribute("aria-valuetext", percent);
      element("explore-rate-now").textContent = a;
      element("explore-share-now").textContent = percent;
      const [k] = found.best;
      const tie = found.best.length > 1 ? ` (as fast: ${lengths(found.best.slice(1))})` : "";
      element("explore-answer").textContent = k === 0
        ? `Do not draft${tie}. Within the errors: ${lengths(found.possible)}.`
        : `Draft ${k}${tie}: ${decimal(found.value, 3, "nearest")}× plain decoding `
          + `[${decimal(found.low, 3, "down")}, ${decimal(found.high, 3, "up")}]. `
          + `Can be best within the errors: ${lengths(found.possible)}.`;
      for (const frame of frames) draw(frame, answers, at);
    };
    rate.addEventListener("input", show);
    share.addEventListener("input", () => { recost(); show(); });
    recost();
    show();
  }
}
