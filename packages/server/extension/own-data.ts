import type { OwnTables } from '#db/tables/own-data.ts'
import { extensionList } from './point.ts'

/**
 * What of each table that names a member stands in the member's own-data file, declared by the table's owner in its `own-data.ts`. An
 * allow-list: what is not named as theirs never leaves, and a test fails for a table or column that is named in neither list. Kept back
 * by name: what opens the account (hashes, secrets, tokens), who of the staff acted, what operators write about a member (notes, reasons
 * of a lock, of an exclusion, of a request for documents), suspicions and what follows from them, which the law forbids to tell (tipping
 * off, RSP-02), and internal state. Example: `withdrawal.reason` is the reason that the member was given; `member.state_reason` is an
 * operator's note about a lock.
 */
export const ownData = extensionList<OwnTables>('profile.ownData')
