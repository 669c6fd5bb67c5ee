// External support for members (R16): a brand's list, each entry as "Name|https://address", checked hourly.

export type HelpPlace = { readonly name: string; readonly address: string }

/** Free, confidential, in many languages; neither is an advertisement. */
export const usualPlaces: readonly HelpPlace[] = [
  { name: 'Gambling Therapy', address: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', address: 'https://www.gamblersanonymous.org' },
]

/** The brand's list as stored; an empty list falls back to the defaults, so that the page always names support. */
export function placesOf(stored: readonly string[]): readonly HelpPlace[] {
  const places = stored.flatMap((line) => {
    const [name = '', address = ''] = line.split('|')
    return name && address ? [{ name, address }] : []
  })
  return places.length === 0 ? usualPlaces : places
}
