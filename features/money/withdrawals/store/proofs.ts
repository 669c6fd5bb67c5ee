import { picturesOf } from '#db/pictures.ts'

/** What a receiver's bank shows of a pay-out that did not arrive. */
export const payoutProofs = picturesOf({ pictures: 'withdrawal_proof', of: 'withdrawal', mark: 'W-' })
