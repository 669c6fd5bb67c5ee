/**
 * Names that look alike are one name (A3): nobody registers as 'mаi' with a Cyrillic а beside 'mai', nor with a sign that is not
 * seen at all. Letters of other scripts that are drawn as Latin ones, small or capital, become those; what is invisible goes.
 * Example: 'МАХ' in Cyrillic has the key 'max'; '陳大文' keeps its own.
 */

const LATIN: Readonly<Record<string, string>> = {
  // Cyrillic: by the small letter's look, else by the capital's
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
  ζ: 'z',
  // Latin's own variants, and Armenian
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  օ: 'o',
  ս: 'u',
  հ: 'h',
}

/** Zero-width joiners, direction marks, variation selectors, soft hyphens and their like. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The one form of a small-lettered name in which everything that looks like it is the same text. */
export function looksLike(name: string): string {
  return name.replace(UNSEEN, '').replace(/[^\x20-\x7e]/gu, (sign) => LATIN[sign] ?? sign)
}
