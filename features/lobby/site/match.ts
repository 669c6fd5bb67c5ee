/** Letters as people type them in a hurry: no accents, no capitals, đ as d. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .trim()
}

/** Whether every word that was typed stands somewhere in the texts; nothing typed matches everything. */
export function matches(typed: string, texts: readonly string[]): boolean {
  const hay = plain(texts.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => hay.includes(word))
}
