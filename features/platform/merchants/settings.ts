import * as z from 'zod/mini'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

const action = z.enum(['allow', 'refuse'])

/** Settings that decide which jurisdiction applies to a visitor. */
export const settings = placed(50, {
  regionOtherwise: row({
    name: ['Allow countries without a rule', 'Cho phép quốc gia chưa có quy tắc'],
    group: 'regions',
    en: 'Whether visitors from countries without a region rule are allowed.',
    vi: 'Có cho phép khách từ quốc gia chưa có quy tắc khu vực hay không.',
    type: action,
    starts: 'allow',
  }),
  regionUnknown: row({
    name: ['Allow unknown countries', 'Cho phép khi không rõ quốc gia'],
    group: 'regions',
    en: 'Whether visitors from an unknown country are allowed.',
    vi: 'Có cho phép khách không rõ quốc gia hay không.',
    type: action,
    starts: 'allow',
  }),
  unknownCountry: row({
    name: ['Jurisdiction pack for other countries', 'Bộ quy định cho quốc gia khác'],
    group: 'regions',
    en: 'Jurisdiction pack for countries without their own: the one that allows everything or the strict one (decision 20).',
    vi: 'Bộ quy định cho quốc gia chưa có bộ riêng: bộ cho phép tất cả hoặc bộ nghiêm ngặt.',
    type: z.enum(['default', 'strict']),
    starts: 'default',
  }),
  brandPack: row({
    name: ['Jurisdiction pack of the brand', 'Bộ quy định của thương hiệu'],
    group: 'regions',
    en: 'Jurisdiction pack of the whole brand, for example as its licence requires, for countries without their own; empty: the pack for other countries.',
    vi: 'Bộ quy định của cả thương hiệu, ví dụ theo giấy phép, cho quốc gia chưa có bộ riêng; để trống thì theo bộ quy định cho quốc gia khác.',
    type: z.string().check(z.regex(/^([a-z][a-zA-Z0-9-]{1,30})?$/)),
    starts: '',
  }),
})
