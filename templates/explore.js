// Best draft length and speedup for any acceptance rate and drafting time, in exact rationals.
// A rational is a pair of BigInts, [numerator, denominator], with denominator > 0.
// The page runs this for exploration; nothing certified comes from it.

const gcd = (a, b) => {
  while (b) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
};
const reduced = (p, q) => {
  const common = gcd(p, q);
  return [p / common, q / common];
};

/** The rational behind the certificate's text "p/q". */
const rational = (text) => text.split("/").map(BigInt);

/**
 * Step costs C(k) + k s C(0) and their bounds (1 - e) and (1 + e) times, in common whole units.
 * given: [{k, cost: "p/q", e: "p/q"}, ...] in order of k; share: s, a rational.
 */
const stepCosts = (given, share) => {
  const rows = given.map(({ k, cost, e }) => ({ k, cost: rational(cost), e: rational(e) }));
  const [p0, q0] = rows[0].cost;
  for (const row of rows) {
    const [p, q] = row.cost;
    const extra = [BigInt(row.k) * share[0] * p0, share[1] * q0];
    row.cost = reduced(p * extra[1] + extra[0] * q, q * extra[1]);
  }
  let unit = 1n;
  for (const { cost, e } of rows) {
    const both = cost[1] * e[1];
    unit = (unit / gcd(unit, both)) * both;
  }
  return rows.map(({ k, cost, e }) => {
    const whole = (cost[0] * unit) / cost[1];
    const off = (whole * e[0]) / e[1];
    return { k, whole, dear: whole + off, cheap: whole - off, e };
  });
};

/** E(a,k) times den^K for every k, K being the last one: the tokens of a step, in whole units. */
const tokens = (costs, [num, den]) => {
  const found = [];
  let total = 1n, power = 1n, at = 0;
  for (const { k } of costs) {
    for (; at < k; at += 1) {
      power *= num;
      total = total * den + power;
    }
    found.push(total);
  }
  return found.map((value, index) => value * den ** BigInt(at - costs[index].k));
};

/** Every draft length of the highest throughput (more than one at a tie), the least first. */
const best = (costs, emitted) => {
  let top = 0, found = [costs[0].k];
  for (let i = 1; i < costs.length; i += 1) {
    const ahead = emitted[i] * costs[top].whole - emitted[top] * costs[i].whole;
    if (ahead > 0n) [top, found] = [i, [costs[i].k]];
    else if (ahead === 0n) found.push(costs[i].k);
  }
  return found;
};

/** Every draft length that can be best while each cost is off by its own relative error (B6). */
const possible = (costs, emitted) => {
  let top = 0;
  for (let i = 1; i < costs.length; i += 1) {
    if (emitted[i] * costs[top].dear > emitted[top] * costs[i].dear) top = i;
  }
  return costs
    .filter((cost, i) => emitted[i] * costs[top].dear >= emitted[top] * cost.cheap)
    .map(({ k }) => k);
};

/** Speedup of draft length k over plain decoding, and its bounds within the errors (B5). */
const speedup = (costs, emitted, k) => {
  const i = costs.findIndex((cost) => cost.k === k);
  const value = reduced(emitted[i] * costs[0].whole, emitted[0] * costs[i].whole);
  if (k === 0) return { value, low: value, high: value };
  const [a, b] = [costs[0].e, costs[i].e];
  const [p, q] = a[0] * b[1] > b[0] * a[1] ? a : b;
  return {
    value,
    low: reduced(value[0] * (q - p), value[1] * (q + p)),
    high: reduced(value[0] * (q + p), value[1] * (q - p)),
  };
};

/** A positive rational with so many significant digits, rounded "down", "up" or to the "nearest". */
const decimal = ([p, q], digits, way) => {
  let power = 0; // 10^(power - 1) <= p / q < 10^power
  while (p >= q * 10n ** BigInt(power)) power += 1;
  if (power === 0) while (p * 10n ** BigInt(1 - power) < q) power -= 1;
  const places = digits - power;
  const top = places > 0 ? p * 10n ** BigInt(places) : p;
  const bottom = places < 0 ? q * 10n ** BigInt(-places) : q;
  let scaled = top / bottom;
  const rest = top - scaled * bottom;
  const over = 2n * rest - bottom; // a half goes to the even digit
  const nearer = over > 0n || (over === 0n && scaled % 2n === 1n);
  if (way === "up" ? rest > 0n : way === "nearest" && nearer) scaled += 1n;
  if (places <= 0) return `${scaled * 10n ** BigInt(-places)}`;
  const text = `${scaled}`.padStart(places + 1, "0");
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
};

/** Everything at one acceptance rate. */
const answer = (costs, rate) => {
  const emitted = tokens(costs, rate);
  const lengths = best(costs, emitted);
  return {
    best: lengths,
    possible: possible(costs, emitted),
    ...speedup(costs, emitted, lengths[0]),
  };
};
