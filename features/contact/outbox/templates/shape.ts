/** A message template in one language. Placeholders such as {account} are filled when it is sent; {brand} is filled automatically. */
export type Template = {
  /** The whole SMS: one or two sentences, the code first if there is one. */
  readonly sms: string
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
  /** The label of the button that leads to the secret {link}. */
  readonly button?: string
}

type PlacesOf<T> = T extends `${string}{${infer P}}${infer Rest}` ? Named<P> | PlacesOf<Rest> : never
/** Without the plural forms listed in the placeholder. */
type Named<P> = P extends `${infer Name}|${string}` ? Name : P
/** Filled by the outbox, or encrypted. */
type Own = 'brand' | 'code' | 'link'

/** The placeholders that need a value from the sender. */
export type Places<L extends Template> = Exclude<
  PlacesOf<L['sms'] | L['subject'] | L['title'] | L['lines'][number]>,
  Own
>

export type PlaceValue = string | number | Date
