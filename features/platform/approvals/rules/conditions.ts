// Conditions that depend on the input only. Whether a setting is sensitive is declared with the setting (`isLight`).

type Fields = Readonly<Record<string, unknown>>

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
