import type { Language } from '#server/call.ts'
import { fieldRow, type RuledField } from './fields.ts'

const vi: Readonly<Record<RuledField, string>> = {
  username: 'Tên dùng để đăng nhập.',
  password: 'Mật khẩu. Mặc định chỉ kiểm tra độ dài: bắt buộc kiểu ký tự làm mật khẩu yếu đi.',
  payeeName: 'Tên chủ tài khoản ngân hàng: họ tên thật, không dấu, có dấu cách.',
  paymentPassword: 'Mật khẩu cần nhập khi rút tiền.',
  qqNum: 'Số QQ.',
  line: 'Tài khoản LINE.',
  whatsapp: 'Số WhatsApp.',
  facebook: 'Tên Facebook.',
  wechat: 'Tài khoản WeChat.',
  idNumber: 'Số giấy tờ tuỳ thân.',
  email: 'Địa chỉ email.',
  mobileNum: 'Số điện thoại không kèm mã vùng; số chữ số còn tuỳ quốc gia.',
  affiliateCode: 'Mã giới thiệu của đại lý. Hiện khi địa chỉ trang không có mã.',
  recommenderId: 'ID của hội viên giới thiệu.',
  captcha: 'Các ký tự trong hình captcha, khi có hình.',
  'profile.nickname': 'Tên mà hội viên khác nhìn thấy.',
  'profile.realName': 'Tên chủ tài khoản ngân hàng, nếu chưa có; chỉ đặt một lần.',
  'profile.birthday': 'Ngày sinh, nếu chưa có; chỉ đặt một lần.',
  'profile.nationality': 'Nước cấp hộ chiếu; chỉ đặt một lần.',
  'profile.address': 'Nơi ở của hội viên.',
  'profile.occupation': 'Nghề nghiệp của hội viên.',
  'profile.sourceOfIncome': 'Nguồn thu nhập của hội viên.',
  'profile.telegram': 'Tên Telegram.',
  'profile.zalo': 'Số Zalo.',
  'profile.whatsapp': 'Số WhatsApp.',
  'profile.facebook': 'Tên Facebook.',
  'profile.line': 'Tài khoản LINE.',
  'profile.wechat': 'Tài khoản WeChat.',
  'profile.skype': 'Tên Skype.',
  'profile.qqNum': 'Số QQ.',
}

/** A field's description in the operator's language. */
export function fieldSays(name: RuledField, language: Language): string {
  return language === 'vi' ? vi[name] : fieldRow(name).says.replace(/ \(decision \d+\)/, '')
}
