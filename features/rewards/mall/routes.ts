import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { mall } from './contract/member.ts'
import type { mallOffice } from './contract/office.ts'
import { createCode, endCode, listCodes, useCode } from './service/codes.ts'
import { approveRedemption, completeRedemption, listRedemptions, rejectRedemption } from './service/fulfil.ts'
import {
  addPicture,
  changeProduct,
  createProduct,
  listProducts,
  removePicture,
  takeOut,
} from './service/products.ts'
import { changeDelivery, listGoods, listHistory, showPicture } from './service/read.ts'
import { convert, redeem } from './service/redeem.ts'

export function mallRoutes(app: App): Handlers<typeof mall> {
  return {
    goods: (_, { member, now }) => listGoods(app, member, now),
    redeem: (input, call) => redeem(app, input, call),
    convert: (input, call) => convert(app, input, call),
    history: (input, call) => listHistory(app, input, call),
    deliver: (input, call) => changeDelivery(app, input, call),
    useCode: (input, call) => useCode(app, input, call),
    picture: (input) => showPicture(app, input),
  }
}

export function mallOfficeRoutes(app: App): Handlers<typeof mallOffice> {
  return {
    products: (input) => listProducts(app, input),
    create: (input, call) => createProduct(app, input, call),
    change: (input, call) => changeProduct(app, input, call),
    hide: (input, call) => takeOut(app, input, call),
    addPicture: (input, call) => addPicture(app, input, call),
    removePicture: (input, call) => removePicture(app, input, call),
    redemptions: (input) => listRedemptions(app, input),
    approve: (input, call) => approveRedemption(app, input, call),
    complete: (input, call) => completeRedemption(app, input, call),
    reject: (input, call) => rejectRedemption(app, input, call),
    codes: (input) => listCodes(app, input),
    createCode: (input, call) => createCode(app, input, call),
    stopCode: (input, call) => endCode(app, input, call),
  }
}
