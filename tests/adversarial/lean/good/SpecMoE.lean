import SpecMoE.Expected
import SpecMoE.Naturals
