// Where a member finds help outside the platform (R16): a brand's list, each as "Name|https://address", looked at each hour.

export type HelpPlace = { readonly name: string; readonly address: string }

/** Free, confidential, in many languages; neither of them is an advertisement. */
export const usualPlaces: readonly HelpPlace[] = [
  { name: 'Gambling Therapy', address: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', address: 'https://www.gamblersanonymous.org' },
]

/** The brand's list as it is stored; a brand that empties it shows the usual ones: a page without help is never shown. */
export function placesOf(stored: readonly string[]): readonly HelpPlace[] {
  const places = stored.flatMap((line) => {
    const [name = '', address = ''] = line.split('|')
    return name && address ? [{ name, address }] : []
  })
  return places.length === 0 ? usualPlaces : places
}
