import { useRef, useState } from 'react'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'

type Checked = { readonly name: string; readonly isTaken: boolean | null }

/**
 * Asks whether a username is taken, once per name, when the member leaves the field; the call has the rate limit of a registration. A
 * refused or lost response is ignored, because the registration itself decides.
 */
export function useNameCheck() {
  const api = useApi(identity)
  const known = useRef(new Map<string, Promise<boolean | null>>())
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = async (name: string) => {
    const asked =
      known.current.get(name) ??
      api.nameTaken({ body: { username: name } }).then(
        ({ isTaken }) => isTaken,
        () => null,
      )
    known.current.set(name, asked)
    setChecked({ name, isTaken: await asked })
  }
  return {
    check,
    /** Of this name only: true, false, or null while it is unknown. */
    isTaken: (name: string) => (checked?.name === name ? checked.isTaken : null),
  }
}
