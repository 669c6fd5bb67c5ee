/**
 * Names that look alike are one name (A3): 'mаi' with a Cyrillic а cannot register beside 'mai', nor can a name with invisible
 * characters. Look-alike letters of other scripts, small or capital, are folded to Latin; invisible characters are removed. Example:
 * 'МАХ' in Cyrillic has the key 'max'; '陳大文' is unchanged.
 */

const LATIN: Readonly<Record<string, string>> = {
  // Cyrillic: by the lower-case letter's shape, else by the upper-case one's
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
  // Latin variants, and Armenian
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  օ: 'o',
  ս: 'u',
  հ: 'h',
}

/** Zero-width joiners, direction marks, variation selectors, soft hyphens and similar. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The canonical form of a lower-case name: all look-alikes map to the same text. */
export function looksLike(name: string): string {
  return name.replace(UNSEEN, '').replace(/[^\x20-\x7e]/gu, (sign) => LATIN[sign] ?? sign)
}
