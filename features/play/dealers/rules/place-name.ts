/** What may come next at a table that is dealt by hand (`Protocol.next`). */
export const places = ['player', 'banker', 'dragon', 'tiger', 'ball', 'dice', 'coins'] as const
export type Place = (typeof places)[number]

/** A place by its name; null: there is none. */
export const placeName = (name: string | null): Place | null => places.find((place) => place === name) ?? null
