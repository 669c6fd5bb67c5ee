import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'
import { major } from '#kit/money.ts'

/** Percent with two decimals, as the navigation shows it: "1.20". */
const percent = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/))

/** Settings of points (decision 23). A change counts for bets that settle first after it. */
export const settings = placed(330, {
  pointsLive: row({
    name: ['Points: live casino (%)', 'Điểm: casino trực tuyến (%)'],
    group: 'rewards',
    en: 'Percentage of valid bets earned as points in the category LIVE; 0.00: none. The navigation shows the same figure.',
    vi: 'Phần trăm cược hợp lệ được tính thành điểm ở danh mục LIVE; 0.00: không tính. Thanh danh mục hiển thị cùng con số này.',
    type: percent,
    starts: '0.70',
  }),
  pointsSports: row({
    name: ['Points: sports (%)', 'Điểm: thể thao (%)'],
    group: 'rewards',
    en: 'Percentage of valid bets earned as points in the category SPORTS; 0.00: none. The navigation shows the same figure.',
    vi: 'Phần trăm cược hợp lệ được tính thành điểm ở danh mục SPORTS; 0.00: không tính. Thanh danh mục hiển thị cùng con số này.',
    type: percent,
    starts: '1.00',
  }),
  pointsEsports: row({
    name: ['Points: e-sports (%)', 'Điểm: thể thao điện tử (%)'],
    group: 'rewards',
    en: 'Percentage of valid bets earned as points in the category ESPORTS; 0.00: none. The navigation shows the same figure.',
    vi: 'Phần trăm cược hợp lệ được tính thành điểm ở danh mục ESPORTS; 0.00: không tính. Thanh danh mục hiển thị cùng con số này.',
    type: percent,
    starts: '0.00',
  }),
  pointsFish: row({
    name: ['Points: fishing (%)', 'Điểm: bắn cá (%)'],
    group: 'rewards',
    en: 'Percentage of valid bets earned as points in the category FISH; 0.00: none. The navigation shows the same figure.',
    vi: 'Phần trăm cược hợp lệ được tính thành điểm ở danh mục FISH; 0.00: không tính. Thanh danh mục hiển thị cùng con số này.',
    type: percent,
    starts: '1.20',
  }),
  pointsSlots: row({
    name: ['Points: slots (%)', 'Điểm: slot (%)'],
    group: 'rewards',
    en: 'Percentage of valid bets earned as points in the category RNG; 0.00: none. The navigation shows the same figure.',
    vi: 'Phần trăm cược hợp lệ được tính thành điểm ở danh mục RNG; 0.00: không tính. Thanh danh mục hiển thị cùng con số này.',
    type: percent,
    starts: '1.20',
  }),
  pointsCards: row({
    name: ['Points: card games (%)', 'Điểm: game bài (%)'],
    group: 'rewards',
    en: 'Percentage of valid bets earned as points in the category PVP; 0.00: none. The navigation shows the same figure.',
    vi: 'Phần trăm cược hợp lệ được tính thành điểm ở danh mục PVP; 0.00: không tính. Thanh danh mục hiển thị cùng con số này.',
    type: percent,
    starts: '1.00',
  }),
  pointsLottery: row({
    name: ['Points: lottery (%)', 'Điểm: xổ số (%)'],
    group: 'rewards',
    en: 'Percentage of valid bets earned as points in the category LOTT; 0.00: none. The navigation shows the same figure.',
    vi: 'Phần trăm cược hợp lệ được tính thành điểm ở danh mục LOTT; 0.00: không tính. Thanh danh mục hiển thị cùng con số này.',
    type: percent,
    starts: '0.00',
  }),
  pointsElottery: row({
    name: ['Points: e-lottery (%)', 'Điểm: xổ số điện tử (%)'],
    group: 'rewards',
    en: 'Percentage of valid bets earned as points in the category ELOTT; 0.00: none. The navigation shows the same figure.',
    vi: 'Phần trăm cược hợp lệ được tính thành điểm ở danh mục ELOTT; 0.00: không tính. Thanh danh mục hiển thị cùng con số này.',
    type: percent,
    starts: '0.00',
  }),
  pointsDeposit: row({
    name: ['Points: deposits (%)', 'Điểm: nạp tiền (%)'],
    group: 'rewards',
    en: 'Percentage of each credited deposit earned as points; 0.00: none.',
    vi: 'Phần trăm mỗi lệnh nạp thành công được tính thành điểm; 0.00: không tính.',
    type: percent,
    starts: '0.00',
  }),
  pointsUnit: row({
    name: ['Points: unit', 'Điểm: đơn vị'],
    group: 'rewards',
    en: 'Amount that equals one point: 1.20 % of a valid bet of 1,000,000 is 12,000, or 12 points at a unit of 1,000.',
    vi: 'Số tiền ứng với một điểm: 1,20% của 1.000.000 cược hợp lệ là 12.000, tức 12 điểm với đơn vị 1.000.',
    type: money.check(z.refine((value) => value > 0n)),
    starts: major(1_000),
    usd: major(1) / 20n,
  }),
  pointsRatio: row({
    name: ['Points: conversion ratio', 'Điểm: tỷ lệ quy đổi'],
    group: 'rewards',
    en: 'Points that convert to one unit of money: at 10 and a unit of 1,000, 10 points convert to 1,000.',
    vi: 'Số điểm đổi được một đơn vị tiền: với 10 và đơn vị 1.000, 10 điểm đổi được 1.000.',
    type: whole(1, 1_000_000),
    starts: 10,
  }),
})
