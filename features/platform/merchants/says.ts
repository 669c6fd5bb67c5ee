import type { Language } from '#server/call.ts'
import { flags, type FlagName } from './catalogue.ts'
import { terms, type TermName } from './shapes.ts'

const termsVi: Readonly<Record<TermName, string>> = {
  minimumAge: 'Tuổi tối thiểu để được chơi.',
  slotRoundMs: 'Thời gian ngắn nhất giữa hai ván nổ hũ, tính bằng mili giây.',
  casinoRoundMs: 'Thời gian ngắn nhất giữa hai ván của trò casino khác, tính bằng mili giây.',
  depositMonthMost: 'Mức nạp tối đa mỗi tháng, tính theo đơn vị tiền tệ. 0: không giới hạn.',
  depositMonthStart: 'Giới hạn nạp hằng tháng áp dụng khi hội viên chưa tự đặt. 0: không có.',
  lossDayMost: 'Mức thua tối đa mỗi ngày, tính theo đơn vị tiền tệ. 0: không giới hạn.',
  lossMonthMost: 'Mức thua tối đa mỗi tháng, tính theo đơn vị tiền tệ. 0: không giới hạn.',
  stakeMost: 'Mức cược tối đa mỗi lần, tính theo đơn vị tiền tệ. 0: không giới hạn.',
  checkMinutes: 'Số phút chơi giữa hai lần nhắc thời gian chơi khi hội viên chưa tự chọn. 0: không nhắc.',
  checkMinutesMost:
    'Khoảng cách dài nhất giữa hai lần nhắc thời gian chơi mà hội viên được chọn, tính bằng phút. 0: không giới hạn.',
  papersDepositFrom:
    'Tổng tiền nạp từ mức này phải xác minh danh tính trước, tính theo đơn vị tiền tệ. 1: luôn cần, 0: không cần.',
  papersWithdrawFrom:
    'Tổng tiền rút từ mức này phải xác minh danh tính trước, tính theo đơn vị tiền tệ. 1: luôn cần, 0: không cần.',
  asksLimitFirst: 'Trước lần nạp đầu tiên, hội viên được hỏi có đặt giới hạn không.',
  unticksConsent: 'Ô xác nhận tuổi và điều khoản trong mẫu đăng ký không được chọn sẵn.',
  allowsAutoplay: 'Cho phép tự động quay.',
  autoplayMost: 'Số ván tối đa của một lần tự động quay.',
  allowsTurbo: 'Cho phép chơi nhanh và dừng cuộn sớm.',
  allowsBonusBuy: 'Cho phép mua tính năng thưởng nếu thương hiệu đã bật.',
  depositDayMost: 'Mức nạp tối đa mỗi ngày, tính theo đơn vị tiền tệ. 0: không giới hạn.',
  recordDaysLeast:
    'Số ngày tối thiểu phải lưu lịch sử đăng nhập, email và cuộc trò chuyện hỗ trợ, bất kể thiết lập của thương hiệu.',
  needsHelp: 'Không mở trò chơi khi không kết nối được với một tổ chức hỗ trợ bên ngoài.',
  allowsSports: 'Có thể thao và thể thao điện tử.',
  allowsCasino: 'Có casino trực tuyến, nổ hũ và game bài.',
  allowsLottery: 'Có xổ số.',
  allowsTransfers: 'Đại lý và hội viên có thể chuyển tiền trong cùng một tuyến.',
  allowsDepositBonus: 'Có tiền thưởng cho lần nạp.',
  allowsFreeBonus: 'Có tiền thưởng không cần nạp.',
  allowsFreeRounds: 'Có ván miễn phí và cược miễn phí.',
  allowsPrizeDraws: 'Có vòng quay may mắn, xổ số tri ân và lì xì.',
  wageringMost: 'Vòng cược tối đa của một khoản thưởng, tính theo số lần tiền thưởng.',
}

/** A flag's description in the operator's language. */
export function flagSays(name: FlagName, language: Language): string {
  return flags[name][language === 'vi' ? 'vi' : 'en']
}

/** A term's description in the operator's language. */
export function termSays(name: TermName, language: Language): string {
  return language === 'vi' ? termsVi[name] : terms[name].says
}

/** The two packs of a new installation; packs that operators made are named in their own words. */
const packTitles: Readonly<Record<string, { readonly [L in Language]: string }>> = {
  default: {
    en: 'Everything allowed, safer-play tools on',
    vi: 'Cho phép tất cả, có công cụ chơi có trách nhiệm',
  },
  strict: { en: 'Strictest value of every term', vi: 'Mức nghiêm ngặt nhất của mọi điều khoản' },
}

/** A jurisdiction pack's name in the operator's language. */
export function packTitle({ code, name }: { code: string; name: string }, language: Language): string {
  return packTitles[code]?.[language] ?? name
}
