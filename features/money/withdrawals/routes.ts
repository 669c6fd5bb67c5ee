import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { withdrawals } from './contract/member.ts'
import type { withdrawalsOffice } from './contract/office.ts'
import { addAccount, removeAccount } from './service/accounts.ts'
import { requestWithdrawal } from './service/create.ts'
import { exportWithdrawals } from './service/office/export.ts'
import { decideOnOverride, proposeOverride } from './service/office/override.ts'
import { listQueue, oneForReview } from './service/office/read.ts'
import { listWithdrawals, oneWithdrawal } from './service/read.ts'
import { proofPicture, settleDispute } from './service/office/settle.ts'
import { sendProof } from './service/paid/proofs.ts'
import { answerReceipt, confirmReceived } from './service/paid/receipt.ts'
import {
  approveWithdrawal,
  claimWithdrawal,
  offerToMembers,
  rejectWithdrawal,
  releaseWithdrawal,
} from './service/review.ts'
import { showClock, showTerms } from './service/terms.ts'

export function withdrawalsRoutes(house: House): Handlers<typeof withdrawals> {
  return {
    terms: (_, call) => showTerms(house, call),
    addAccount: (input, call) => addAccount(house, input, call),
    removeAccount: (input, call) => removeAccount(house, input, call),
    create: (input, call) => requestWithdrawal(house, input, call),
    list: (input, call) => listWithdrawals(house, input, call),
    one: (input, call) => oneWithdrawal(house, input, call),
    clock: (_, call) => showClock(house, call),
    receipt: (input, call) => answerReceipt(house, input, call),
    sendProof: (input, call) => sendProof(house, input, call),
    received: (input, call) => confirmReceived(house, input, call),
  }
}

export function withdrawalsOfficeRoutes(house: House): Handlers<typeof withdrawalsOffice> {
  return {
    list: (input, call) => listQueue(house, input, call),
    export: (input, call) => exportWithdrawals(house, input, call),
    one: (input, call) => oneForReview(house, input, call),
    proof: (input) => proofPicture(house, input),
    settle: (input, call) => settleDispute(house, input, call),
    claim: (input, call) => claimWithdrawal(house, input, call),
    release: (input, call) => releaseWithdrawal(house, input, call),
    approve: (input, call) => approveWithdrawal(house, input, call),
    offer: (input, call) => offerToMembers(house, input, call),
    override: (input, call) => proposeOverride(house, input, call),
    decideOverride: (input, call) => decideOnOverride(house, input, call),
    reject: (input, call) => rejectWithdrawal(house, input, call),
  }
}
