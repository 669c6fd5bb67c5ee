// Conditions that the input alone decides. A setting has weight unless it stands in the list below: a new one is guarded until
// somebody says that neither money nor safety nor anybody's belief rests on it.

/** Settings that one operator changes alone. */
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

/** Names in the list that no setting has (a test finds them). */
export const lightSettings: readonly string[] = [...light]

/** Whether the call ends a stop, a lock, a freeze or a closure, in the words of each contract. */
export function letsGo(body: Fields): boolean {
  return (
    body['isStopped'] === false ||
    body['isFrozen'] === false ||
    body['isClosed'] === false ||
    body['isOpen'] === true ||
    body['state'] === 'open'
  )
}

/** Fields by which a person is told from another one. */
export function isIdentityField(field: unknown): boolean {
  return field === 'realName' || field === 'birthday'
}
