import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { withdrawals } from './contract/member.ts'
import type { withdrawalsOffice } from './contract/office.ts'
import { addAccount, removeAccount } from './service/accounts.ts'
import { requestWithdrawal } from './service/create.ts'
import { exportWithdrawals } from './service/office/export.ts'
import { decideOnOverride, proposeOverride } from './service/office/override.ts'
import { listQueue, oneForReview } from './service/office/read.ts'
import { listWithdrawals, oneWithdrawal, withdrawalReceipt } from './service/read.ts'
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

export function withdrawalsRoutes(app: App): Handlers<typeof withdrawals> {
  return {
    terms: (_, call) => showTerms(app, call),
    addAccount: (input, call) => addAccount(app, input, call),
    removeAccount: (input, call) => removeAccount(app, input, call),
    create: (input, call) => requestWithdrawal(app, input, call),
    list: (input, call) => listWithdrawals(app, input, call),
    one: (input, call) => oneWithdrawal(app, input, call),
    clock: (_, call) => showClock(app, call),
    receiptPdf: (input, call) => withdrawalReceipt(app, input, call),
    receipt: (input, call) => answerReceipt(app, input, call),
    sendProof: (input, call) => sendProof(app, input, call),
    received: (input, call) => confirmReceived(app, input, call),
  }
}

export function withdrawalsOfficeRoutes(app: App): Handlers<typeof withdrawalsOffice> {
  return {
    list: (input, call) => listQueue(app, input, call),
    export: (input, call) => exportWithdrawals(app, input, call),
    one: (input, call) => oneForReview(app, input, call),
    proof: (input) => proofPicture(app, input),
    settle: (input, call) => settleDispute(app, input, call),
    claim: (input, call) => claimWithdrawal(app, input, call),
    release: (input, call) => releaseWithdrawal(app, input, call),
    approve: (input, call) => approveWithdrawal(app, input, call),
    offer: (input, call) => offerToMembers(app, input, call),
    override: (input, call) => proposeOverride(app, input, call),
    decideOverride: (input, call) => decideOnOverride(app, input, call),
    reject: (input, call) => rejectWithdrawal(app, input, call),
  }
}
