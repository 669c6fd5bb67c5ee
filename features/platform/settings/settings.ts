import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { row, settingsAt } from '#contract/declare/setting.ts'

const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).check(z.maxLength(300))])

/** Settings of the whole brand: age, languages, licence, hints, human check, number format. */
export const settings = {
  ...settingsAt(10, {
    acceptPlain: row({
      en: 'Encrypted endpoints also accept plain JSON; only needed for a demo over plain http from another device (decision 3).',
      vi: 'Điểm cuối mã hoá cũng nhận JSON thường; chỉ cần khi chạy bản demo bằng http từ máy khác.',
      type: z.boolean(),
      starts: false,
    }),
    minimumAge: row({
      en: 'Minimum age to register, in years (decision 16).',
      vi: 'Tuổi tối thiểu để đăng ký.',
      type: whole(18, 99),
      starts: 21,
    }),
    termsAge: row({
      en: 'Age shown in the terms; the age that applies is minimumAge or the jurisdiction’s (decision 16).',
      vi: 'Tuổi ghi trong điều khoản; tuổi áp dụng là minimumAge hoặc theo bộ quy định.',
      type: whole(18, 99),
      starts: 21,
    }),
  }),
  ...settingsAt(40, {
    supportedLanguages: row({
      en: 'Languages that visitors can choose; the first is the default (decision 30).',
      vi: 'Các ngôn ngữ khách có thể chọn; ngôn ngữ đầu tiên là mặc định.',
      type: z.array(z.enum(['EN', 'VI'])).check(z.minLength(1), z.maxLength(2)),
      starts: ['EN'],
      demo: ['EN', 'VI'],
      isLight: true,
      isBrandsOwn: true,
    }),
    licenceEn: row({
      en: 'Licence statement in the footer, in English: regulator, licence number and holder; empty shows none. A demo always says that it is one.',
      vi: 'Thông tin giấy phép ở chân trang, bằng tiếng Anh: cơ quan cấp phép, số giấy phép và bên được cấp; để trống thì không hiển thị. Bản demo luôn ghi rõ là demo.',
      type: z.string().check(z.maxLength(600)),
      starts: '',
      isBrandsOwn: true,
    }),
    licenceVi: row({
      en: 'Licence statement in the footer, in Vietnamese; empty shows the English one.',
      vi: 'Thông tin giấy phép ở chân trang, bằng tiếng Việt; để trống thì dùng câu tiếng Anh.',
      type: z.string().check(z.maxLength(600)),
      starts: '',
      isBrandsOwn: true,
    }),
    licenceLink: row({
      en: 'Regulator’s page for this licence; the footer statement links to it. A demo has no link.',
      vi: 'Trang của cơ quan cấp phép về giấy phép này; chân trang có liên kết đến đó. Bản demo không có liên kết.',
      type: link,
      starts: '',
      isBrandsOwn: true,
    }),
    copyrightHolder: row({
      en: 'Company in the footer’s copyright line; empty uses the brand’s name.',
      vi: 'Công ty ở dòng bản quyền cuối trang; để trống thì dùng tên thương hiệu.',
      type: z.string().check(z.maxLength(80)),
      starts: '',
      isBrandsOwn: true,
    }),
    prizeModes: row({
      en: 'Prize modes of the lotteries that the brand offers.',
      vi: 'Các chế độ thưởng xổ số của thương hiệu.',
      type: z.array(z.enum(['Lott', 'ZY', 'Elott', 'SEA'])).check(z.minLength(1), z.maxLength(4)),
      starts: ['Lott', 'ZY', 'Elott', 'SEA'],
    }),
  }),
  ...settingsAt(60, {
    hintLeastBet: row({
      en: 'Minimum bet mentioned in the hint on the slots page. 0: not mentioned.',
      vi: 'Mức cược tối thiểu ghi trong gợi ý ở trang nổ hũ. 0: không ghi.',
      type: money,
      starts: 0n,
    }),
    hintLines: row({
      en: 'Minimum number of lines mentioned in the hint on the slots page. 0: not mentioned.',
      vi: 'Số dòng tối thiểu ghi trong gợi ý ở trang nổ hũ. 0: không ghi.',
      type: whole(0, 1_000),
      starts: 0,
      isLight: true,
    }),
    hintRegisterBonus: row({
      en: 'Bonus for new members mentioned on the registration form. 0: not mentioned. Mention only what you give.',
      vi: 'Tiền thưởng hội viên mới ghi ở biểu mẫu đăng ký. 0: không ghi. Chỉ ghi khi thật sự tặng.',
      type: money,
      starts: 0n,
    }),
    hintZaloBonus: row({
      en: 'Maximum bonus for connecting on Zalo mentioned on the registration form. 0: not mentioned. Mention only what you give.',
      vi: 'Tiền thưởng tối đa khi kết nối qua Zalo ghi ở biểu mẫu đăng ký. 0: không ghi. Chỉ ghi khi thật sự tặng.',
      type: money,
      starts: 0n,
    }),
    chatHeaderColour: row({
      en: 'Colour of the chat header, such as #0f766e.',
      vi: 'Màu phần đầu khung chat, ví dụ #0f766e.',
      type: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
      starts: '#0f766e',
      isLight: true,
    }),
  }),
  ...settingsAt(90, {
    humanCheck: row({
      en: 'Bot protection: a calculation on the device (work), a slider on top of it (slide), or Geetest (decision 17).',
      vi: 'Cách chống bot: thiết bị tự tính (work), thêm bước kéo mảnh ghép (slide), hoặc Geetest.',
      type: z.enum(['work', 'slide', 'geetest']),
      starts: 'work',
    }),
    geetestId: row({
      en: 'Captcha ID from Geetest (version 4); where humanCheck is geetest, only its hosts are added to the content policy.',
      vi: 'Mã captcha do Geetest (bản 4) cấp; khi humanCheck là geetest, chỉ các máy chủ của Geetest được phép.',
      type: z.string().check(z.regex(/^([0-9a-f]{32})?$/)),
      starts: '',
      isBrandsOwn: true,
    }),
    geetestKey: row({
      en: 'Key that belongs to geetestId. Encrypted and never shown again.',
      vi: 'Khoá đi kèm geetestId. Được mã hoá và không bao giờ hiển thị lại.',
      type: z.string().check(z.maxLength(100)),
      starts: '',
      isSecret: true,
    }),
    geetestScript: row({
      en: 'URL of Geetest’s script; change it only for tests.',
      vi: 'Địa chỉ mã kịch bản của Geetest; chỉ đổi khi thử nghiệm.',
      type: z.url().check(z.maxLength(300)),
      starts: 'https://static.geetest.com/v4/gt4.js',
    }),
    geetestValidate: row({
      en: 'URL where Geetest validates an answer; change it only for tests.',
      vi: 'Địa chỉ Geetest xác nhận câu trả lời; chỉ đổi khi thử nghiệm.',
      type: z.url().check(z.maxLength(300)),
      starts: 'https://gcaptcha4.geetest.com/validate',
    }),
  }),
  ...settingsAt(180, {
    amountDecimals: row({
      en: 'Decimal places of amounts in the brand’s currency, including files and receipts; shared by brands with the same currency (decision 45).',
      vi: 'Số chữ số thập phân của số tiền, kể cả trong tệp và biên nhận; các thương hiệu cùng loại tiền dùng chung.',
      type: whole(0, 4),
      starts: 2,
    }),
  }),
  ...settingsAt(280, {
    firebaseProject: row({
      en: 'Firebase project trusted to verify phone numbers; empty trusts none (AUT-05).',
      vi: 'Dự án Firebase được tin cậy để xác minh số điện thoại; để trống thì không tin dự án nào.',
      type: z.string().check(z.regex(/^([a-z][a-z0-9-]{4,28}[a-z0-9])?$/)),
      starts: '',
      isBrandsOwn: true,
    }),
    firebaseApiKey: row({
      en: 'Web API key of that project. With both set, Firebase verifies phone numbers instead of our own codes, and only its hosts are allowed by the content policy (AUT-05).',
      vi: 'Khoá API web của dự án đó. Khi có cả hai, Firebase xác minh số điện thoại thay cho mã của chúng tôi, và chỉ các máy chủ của Firebase được phép.',
      type: z.string().check(z.regex(/^[\w-]{0,80}$/)),
      starts: '',
      isBrandsOwn: true,
    }),
    firebaseApi: row({
      en: 'URL of Google’s Identity Toolkit; change it only for tests.',
      vi: 'Địa chỉ Identity Toolkit của Google; chỉ đổi khi thử nghiệm.',
      type: z.url().check(z.maxLength(300)),
      starts: 'https://identitytoolkit.googleapis.com',
    }),
    firebaseRecaptcha: row({
      en: 'URL of the reCAPTCHA script that Firebase requires; change it only for tests.',
      vi: 'Địa chỉ mã kịch bản reCAPTCHA mà Firebase yêu cầu; chỉ đổi khi thử nghiệm.',
      type: z.url().check(z.maxLength(300)),
      starts: 'https://www.google.com/recaptcha/api.js',
    }),
    firebaseCertificates: row({
      en: 'URL of Firebase’s signing keys (JWKS); change it only for tests.',
      vi: 'Địa chỉ các khoá ký của Firebase (JWKS); chỉ đổi khi thử nghiệm.',
      type: z.url().check(z.maxLength(300)),
      starts: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      isBrandsOwn: true,
    }),
  }),
  ...settingsAt(340, {
    dialingCode: row({
      en: 'Dialling code for phone numbers entered without one.',
      vi: 'Mã vùng của số điện thoại nhập không kèm mã.',
      type: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
      starts: '84',
      isBrandsOwn: true,
    }),
  }),
}
