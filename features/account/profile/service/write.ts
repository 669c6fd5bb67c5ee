import type { Tx } from '#db/pool.ts'
import { setBirthday, setNickname, setPayeeName } from '#features/account/members/public.ts'
import { insertChange, saveField, type Change } from '../store/fields.ts'

/** Writes a field and records its previous value; the caller holds the member's lock. */
export async function writeField(tx: Tx, change: Change): Promise<void> {
  const { memberId, field, after } = change
  switch (field) {
    case 'nickname':
      await setNickname(tx, memberId, after)
      break
    case 'realName':
      await setPayeeName(tx, memberId, after)
      break
    case 'birthday':
      await setBirthday(tx, memberId, after)
      break
    default:
      await saveField(tx, change)
  }
  await insertChange(tx, change)
}
