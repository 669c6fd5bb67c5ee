import type { Language } from '#server/call.ts'
import { fieldRow, type RuledField } from './fields.ts'

const vi: Readonly<Record<RuledField, string>> = {
  username: 'Tên dùng để đăng nhập.',
  password: 'Mật khẩu. Mặc định chỉ xét độ dài; bắt buộc kiểu ký tự làm mật khẩu yếu đi.',
  payeeName: 'Tên chủ tài khoản ngân hàng: họ tên thật, không dấu, có dấu cách.',
  paymentPassword: 'Mật khẩu được yêu cầu khi rút tiền.',
  qqNum: 'Số QQ.',
  line: 'Tài khoản LINE.',
  whatsapp: 'Số WhatsApp.',
  facebook: 'Tên Facebook.',
  wechat: 'Tài khoản WeChat.',
  idNumber: 'Số giấy tờ tuỳ thân.',
  email: 'Địa chỉ email.',
  mobileNum: 'Số điện thoại không kèm mã vùng. Mỗi quốc gia còn có số chữ số riêng.',
  affiliateCode: 'Mã của đại lý. Hiển thị khi địa chỉ trang không có mã.',
  recommenderId: 'Hội viên giới thiệu.',
  captcha: 'Các ký tự trong hình, nếu có.',
  'profile.nickname': 'Tên mà người khác nhìn thấy.',
  'profile.realName': 'Tên chủ tài khoản ngân hàng, nếu chưa khai trước đó; chỉ đặt một lần.',
  'profile.birthday': 'Ngày sinh, nếu chưa khai trước đó; chỉ đặt một lần.',
  'profile.nationality': 'Nước cấp hộ chiếu; chỉ đặt một lần.',
  'profile.address': 'Nơi ở của hội viên.',
  'profile.occupation': 'Nghề nghiệp của hội viên.',
  'profile.sourceOfIncome': 'Tiền của hội viên từ đâu mà có.',
  'profile.telegram': 'Tên Telegram.',
  'profile.zalo': 'Số Zalo.',
  'profile.whatsapp': 'Số WhatsApp.',
  'profile.facebook': 'Tên Facebook.',
  'profile.line': 'Tài khoản LINE.',
  'profile.wechat': 'Tài khoản WeChat.',
  'profile.skype': 'Tên Skype.',
  'profile.qqNum': 'Số QQ.',
}

/** A field's sentence in the operator's language. */
export function fieldSays(name: RuledField, language: Language): string {
  return language === 'vi' ? vi[name] : fieldRow(name).says.replace(/ \(decision \d+\)/, '')
}
