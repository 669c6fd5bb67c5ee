// Conditions that depend on the input only. A setting is sensitive unless it is in the list below: a new one needs approval until it is
// listed as affecting neither money nor security nor trust.

/** Settings that one operator may change alone. */
const light: ReadonlySet<string> = new Set([
  'chatHeaderColour',
  'chatSlowSeconds',
  'feedbackLeastWords',
  'feedbackMostWords',
  'feedbackHours',
  'hintLines',
  'supportedLanguages',
  'withdrawPromiseMinutes',
  'lettersMinuteMost',
])

type Fields = Readonly<Record<string, unknown>>

export function isLight(setting: unknown): boolean {
  return typeof setting === 'string' && light.has(setting)
}

/** Names in the list without a setting (a test checks them). */
export const lightSettings: readonly string[] = [...light]

/** Whether the call lifts a stop, lock, freeze or closure, by each contract's fields. */
export function letsGo(body: Fields): boolean {
  return (
    body['isStopped'] === false ||
    body['isFrozen'] === false ||
    body['isClosed'] === false ||
    body['isOpen'] === true ||
    body['state'] === 'open'
  )
}

/** Fields that identify a person. */
export function isIdentityField(field: unknown): boolean {
  return field === 'realName' || field === 'birthday'
}
