import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { deposits } from './contract/member.ts'
import type { depositMethods } from './contract/methods.ts'
import type { depositsOffice } from './contract/office.ts'
import { createDeposit } from './service/create.ts'
import { liftHold } from './service/office/lift.ts'
import { exportDeposits } from './service/office/export.ts'
import { addMethod, changeMethod, listOfficeMethods } from './service/office/methods.ts'
import { listQueue, oneForReview, slipPicture } from './service/office/read.ts'
import { listDeposits, listMethods, listWays, oneDeposit } from './service/read.ts'
import { approveDeposit, claimDeposit, rejectDeposit, releaseDeposit } from './service/office/review.ts'
import { sendSlip } from './service/slips.ts'

export function depositsRoutes(house: House): Handlers<typeof deposits> {
  return {
    ways: (_, call) => listWays(house, call),
    methods: (_, call) => listMethods(house, call),
    create: (input, call) => createDeposit(house, input, call),
    list: (input, call) => listDeposits(house, input, call),
    one: (input, call) => oneDeposit(house, input, call),
    sendSlip: (input, call) => sendSlip(house, input, call),
  }
}

export function depositMethodsRoutes(house: House): Handlers<typeof depositMethods> {
  return {
    list: (_, call) => listOfficeMethods(house, call),
    add: (input, call) => addMethod(house, input, call),
    change: (input, call) => changeMethod(house, input, call),
  }
}

export function depositsOfficeRoutes(house: House): Handlers<typeof depositsOffice> {
  return {
    list: (input, call) => listQueue(house, input, call),
    export: (input, call) => exportDeposits(house, input, call),
    one: (input, call) => oneForReview(house, input, call),
    slip: (input) => slipPicture(house, input),
    claim: (input, call) => claimDeposit(house, input, call),
    release: (input, call) => releaseDeposit(house, input, call),
    approve: (input, call) => approveDeposit(house, input, call),
    reject: (input, call) => rejectDeposit(house, input, call),
    lift: (input, call) => liftHold(house, input, call),
  }
}
