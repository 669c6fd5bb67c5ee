import { picturesOf } from '#db/pictures.ts'

/** A receiver's evidence for a payout that did not arrive. */
export const payoutProofs = picturesOf({ pictures: 'withdrawal_proof', of: 'withdrawal', mark: 'W-' })
