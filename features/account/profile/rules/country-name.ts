/** A country's name in a language of the page. */
export function countryName(lang: string, code: string): string {
  return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code
}
