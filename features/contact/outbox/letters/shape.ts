/** What a message says in one language. Places such as {account} are filled when it is sent; {brand} fills itself. */
export type Letter = {
  /** The whole SMS: one or two sentences, the code first where there is one. */
  readonly sms: string
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
  /** The words on the button that leads to the secret place {link}. */
  readonly button?: string
}

type PlacesOf<T> = T extends `${string}{${infer P}}${infer Rest}` ? Named<P> | PlacesOf<Rest> : never
/** Without the plural forms that the place lists. */
type Named<P> = P extends `${infer Name}|${string}` ? Name : P
/** Filled by the platform itself, or sealed. */
type Own = 'brand' | 'code' | 'link'

/** The places that a letter needs values for. */
export type Places<L extends Letter> = Exclude<
  PlacesOf<L['sms'] | L['subject'] | L['title'] | L['lines'][number]>,
  Own
>

export type PlaceValue = string | number | Date
