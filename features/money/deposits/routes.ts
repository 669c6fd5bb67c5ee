import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { deposits } from './contract/member.ts'
import type { depositMethods } from './contract/methods.ts'
import type { depositsOffice } from './contract/office.ts'
import { createDeposit } from './service/create.ts'
import { liftHold } from './service/office/lift.ts'
import { exportDeposits } from './service/office/export.ts'
import { addMethod, changeMethod, listOfficeMethods } from './service/office/methods.ts'
import { listQueue, oneForReview, slipPicture } from './service/office/read.ts'
import { depositReceipt, listDeposits, listMethods, listWays, oneDeposit } from './service/read.ts'
import { approveDeposit, claimDeposit, rejectDeposit, releaseDeposit } from './service/office/review.ts'
import { sendSlip } from './service/slips.ts'

export function depositsRoutes(app: App): Handlers<typeof deposits> {
  return {
    ways: (_, call) => listWays(app, call),
    methods: (_, call) => listMethods(app, call),
    create: (input, call) => createDeposit(app, input, call),
    list: (input, call) => listDeposits(app, input, call),
    one: (input, call) => oneDeposit(app, input, call),
    receiptPdf: (input, call) => depositReceipt(app, input, call),
    sendSlip: (input, call) => sendSlip(app, input, call),
  }
}

export function depositMethodsRoutes(app: App): Handlers<typeof depositMethods> {
  return {
    list: (_, call) => listOfficeMethods(app, call),
    add: (input, call) => addMethod(app, input, call),
    change: (input, call) => changeMethod(app, input, call),
  }
}

export function depositsOfficeRoutes(app: App): Handlers<typeof depositsOffice> {
  return {
    list: (input, call) => listQueue(app, input, call),
    export: (input, call) => exportDeposits(app, input, call),
    one: (input, call) => oneForReview(app, input, call),
    slip: (input) => slipPicture(app, input),
    claim: (input, call) => claimDeposit(app, input, call),
    release: (input, call) => releaseDeposit(app, input, call),
    approve: (input, call) => approveDeposit(app, input, call),
    reject: (input, call) => rejectDeposit(app, input, call),
    lift: (input, call) => liftHold(app, input, call),
  }
}
