import type { Language } from '#server/call.ts'
import { settings, type SettingName } from './settings.ts'

const vi: { readonly [N in SettingName]?: string } = {
  acceptPlain: 'Điểm cuối mã hoá cũng nhận JSON thường; chỉ cần khi chạy bản demo bằng http từ máy khác.',
  minimumAge: 'Tuổi tối thiểu để đăng ký.',
  withdrawUnit:
    'Lệnh rút phải là bội số của mức này khi ngân hàng không chi lẻ hơn. 0: đơn vị nhỏ nhất của loại tiền, 1 VND hoặc 0,01 USD.',
  amountDecimals:
    'Số chữ số thập phân của số tiền, kể cả trong tệp và biên nhận; các thương hiệu cùng loại tiền dùng chung.',
  termsAge: 'Tuổi ghi trong điều khoản; tuổi áp dụng là minimumAge hoặc theo bộ quy định.',
  supportedLanguages: 'Các ngôn ngữ khách có thể chọn; ngôn ngữ đầu tiên là mặc định.',
  licenceEn:
    'Thông tin giấy phép ở chân trang, bằng tiếng Anh: cơ quan cấp phép, số giấy phép và bên được cấp; để trống thì không hiển thị. Bản demo luôn ghi rõ là demo.',
  licenceVi: 'Thông tin giấy phép ở chân trang, bằng tiếng Việt; để trống thì dùng câu tiếng Anh.',
  licenceLink:
    'Trang của cơ quan cấp phép về giấy phép này; chân trang có liên kết đến đó. Bản demo không có liên kết.',
  copyrightHolder: 'Công ty ở dòng bản quyền cuối trang; để trống thì dùng tên thương hiệu.',
  prizeModes: 'Các chế độ thưởng xổ số của thương hiệu.',
  regionOtherwise: 'Có cho phép khách từ quốc gia chưa có quy tắc khu vực hay không.',
  regionUnknown: 'Có cho phép khách không rõ quốc gia hay không.',
  unknownCountry: 'Bộ quy định cho quốc gia chưa có bộ riêng: bộ cho phép tất cả hoặc bộ nghiêm ngặt.',
  brandPack:
    'Bộ quy định của cả thương hiệu, ví dụ theo giấy phép, cho quốc gia chưa có bộ riêng; để trống thì theo unknownCountry.',
  loosenHours: 'Số giờ chờ trước khi hội viên được xác nhận tăng giới hạn.',
  limitPromptMust:
    'Chặn lần nạp đầu tiên cho đến khi hội viên trả lời có đặt giới hạn không; nếu tắt, trang chỉ hỏi.',
  hintLeastBet: 'Mức cược tối thiểu ghi trong gợi ý ở trang nổ hũ. 0: không ghi.',
  hintLines: 'Số dòng tối thiểu ghi trong gợi ý ở trang nổ hũ. 0: không ghi.',
  hintRegisterBonus:
    'Tiền thưởng hội viên mới ghi ở biểu mẫu đăng ký. 0: không ghi. Chỉ ghi khi thật sự tặng.',
  hintZaloBonus:
    'Tiền thưởng tối đa khi kết nối qua Zalo ghi ở biểu mẫu đăng ký. 0: không ghi. Chỉ ghi khi thật sự tặng.',
  chatHeaderColour: 'Màu phần đầu khung chat, ví dụ #0f766e.',
  supportEmail: 'Địa chỉ email hỗ trợ hội viên; cũng hiển thị khi trang đóng.',
  supportPhone: 'Số điện thoại chăm sóc khách hàng kèm mã vùng; để trống thì không hiển thị.',
  supportLink:
    'Địa chỉ cửa sổ chăm sóc khách hàng, ví dụ trò chuyện trực tuyến; để trống thì mở danh sách liên hệ.',
  vipSupportLink: 'Cửa sổ chăm sóc khách hàng cho hội viên trên hạng 4; để trống thì dùng cửa sổ chung.',
  signinBy:
    'Trang đăng nhập của Google và Facebook mở ngay trong thẻ này (redirect) hay trong cửa sổ riêng (window).',
  humanCheck: 'Cách chống bot: thiết bị tự tính (work), thêm bước kéo mảnh ghép (slide), hoặc Geetest.',
  geetestId:
    'Mã captcha do Geetest (bản 4) cấp; khi humanCheck là geetest, chỉ các máy chủ của Geetest được phép.',
  geetestKey: 'Khoá đi kèm geetestId. Được mã hoá và không bao giờ hiển thị lại.',
  geetestScript: 'Địa chỉ mã kịch bản của Geetest; chỉ đổi khi thử nghiệm.',
  geetestValidate: 'Địa chỉ Geetest xác nhận câu trả lời; chỉ đổi khi thử nghiệm.',
  imageCdns:
    'Các máy chủ nhân bản của trang này, ví dụ https://pictures.example.org, dùng để tải ảnh trò chơi. Mỗi trình duyệt dùng địa chỉ phản hồi trước; nếu không có thì tải từ chính trang.',
  gtagId: 'Mã Google Analytics; để trống thì tắt. Khi đặt mã, chỉ các máy chủ cần thiết được phép.',
  chatSlowSeconds:
    'Số giây tối thiểu giữa hai tin nhắn của một hội viên trong phòng chat. 0: không giới hạn.',
  feedbackLeastWords: 'Số từ tối thiểu của một góp ý.',
  feedbackMostWords: 'Số từ tối đa của một góp ý.',
  feedbackHours: 'Số giờ cam kết trả lời một góp ý; hàng chờ đếm ngược đến hạn này.',
  codeMinutes: 'Số phút mã OTP có hiệu lực; nút gửi mã bị khoá trong thời gian đó.',
  codesDayMost: 'Số mã OTP tối đa thương hiệu gửi mỗi ngày, để hạn chế chi phí khi bị lạm dụng.',
  helpPlaces:
    'Các tổ chức hỗ trợ hiển thị cho hội viên, mỗi dòng là Tên|https://địa-chỉ; để trống là hai nơi mặc định. Kiểm tra mỗi giờ.',
  codeCountries: 'Mã vùng được gửi mã OTP, ví dụ 84 và 1; để trống là mọi quốc gia.',
  sessionIdleMinutes: 'Số phút không hoạt động thì hội viên phải đăng nhập lại.',
  sessionHours: 'Số giờ sau đó hội viên phải đăng nhập lại trong mọi trường hợp.',
  secondApprovalFrom: 'Lệnh rút từ mức này cần duyệt lần hai.',
  depositSecondFrom: 'Lệnh nạp duyệt tay từ mức này cần duyệt lần hai.',
  depositAloneDayMost:
    'Tổng mức tối đa một nhân viên được duyệt nạp tay trong 24 giờ; lệnh vượt mức cần duyệt lần hai.',
  newOperatorHours:
    'Số giờ mà nhân viên vừa được mời, đặt lại hoặc thêm quyền không thể phê duyệt cho người đã làm việc đó, và ngược lại; áp dụng giá trị của thương hiệu đầu tiên.',
  approvalHours:
    'Số giờ sau đó một thay đổi chờ phê duyệt sẽ hết hạn; áp dụng giá trị của thương hiệu đầu tiên.',
  receiptMinutes: 'Số phút sau khi chi trả thì lệnh rút được xác nhận đã nhận nếu hội viên không phản hồi.',
  withdrawLeast: 'Mức rút tối thiểu.',
  withdrawMost: 'Mức rút tối đa mỗi lần.',
  withdrawDayMost: 'Tổng mức rút tối đa của một hội viên mỗi ngày.',
  withdrawDayCount: 'Số lệnh rút tối đa của một hội viên mỗi ngày.',
  withdrawFeePpm: 'Phí rút tính theo phần triệu của số tiền; phần lẻ dưới một phần trăm thuộc về hội viên.',
  withdrawFeeFixed: 'Phần phí rút cố định.',
  withdrawPromiseMinutes: 'Số phút cam kết chi trả; hàng chờ đếm ngược theo mức này.',
  withdrawTurnoverPercent:
    'Yêu cầu vòng cược: phần trăm tiền nạp kể từ lần rút trước phải được cược trước khi rút.',
  matchingAutomatic:
    'Lệnh rút về ngân hàng đã duyệt được tự động ghép với lệnh nạp của hội viên; nếu tắt, nhân viên chọn từng lệnh.',
  matchingLookFrom:
    'Chuyển khoản giữa hội viên từ mức này phải được nhân viên kiểm tra trước khi tự động xác nhận đã nhận.',
  transferReach:
    'Phạm vi chuyển tiền: cả tuyến của đại lý (line), hoặc chỉ cấp ngay trên và ngay dưới (edge).',
  transferLeast: 'Mức chuyển tối thiểu trong tuyến.',
  transferMost: 'Mức chuyển tối đa mỗi lần trong tuyến.',
  transferDayMost: 'Tổng mức tối đa một tài khoản được chuyển trong tuyến mỗi ngày.',
  transferDayCount: 'Số lần chuyển tối đa của một tài khoản mỗi ngày.',
  riskLeast: 'Tổng nạp dưới mức này không bị xét là hầu như không chơi.',
  riskPlayHours: 'Số giờ trước lệnh rút để so tiền nạp với tiền cược.',
  riskPlayPercent:
    'Cược dưới tỷ lệ này của tiền nạp và yêu cầu rút ít nhất một nửa thì coi là hầu như không chơi.',
  riskReportFrom:
    'Ngưỡng báo cáo của một lệnh nạp; nhiều lệnh ngay dưới ngưỡng trong một ngày sẽ bị đánh dấu.',
  riskNearPercent: 'Thấp hơn ngưỡng báo cáo bao nhiêu phần trăm được tính là ngay dưới.',
  riskNearCount: 'Số lệnh nạp ngay dưới ngưỡng trong một ngày thì bị đánh dấu.',
  riskCycleCount: 'Số lần nạp rồi rút trong riskCycleHours thì bị đánh dấu.',
  riskCycleHours: 'Số giờ để đếm các lần nạp rồi rút.',
  riskFailedCount: 'Số lần nạp không thành công trước một lần thành công thì bị đánh dấu.',
  riskFailedMinutes: 'Số phút để đếm các lần nạp không thành công.',
  riskSharedMembers: 'Số hội viên dùng chung tài khoản nhận tiền thì bị đánh dấu.',
  riskDiligenceFrom:
    'Tổng nạp từ mức này thì hội viên bị đánh dấu để thẩm tra, và mỗi khi tổng tăng gấp đôi.',
  riskDeviceMembers: 'Số hội viên dùng chung một trình duyệt thì bị đánh dấu.',
  riskAddressMembers:
    'Số hội viên cùng một địa chỉ IP trong một tuần thì bị đánh dấu. Mạng di động dùng chung địa chỉ; 0 là tắt.',
  riskOpenedMembers: 'Số tài khoản mở từ cùng một địa chỉ IP trong một ngày thì bị đánh dấu.',
  riskFanMembers: 'Số hội viên trực tiếp của một đại lý cùng nạp rồi rút thì đại lý bị đánh dấu.',
  riskFanHours: 'Số giờ để đếm các hội viên như vậy.',
  heroGame:
    'Trò chơi trên biểu ngữ trang chủ, theo mã như river-dragon; để trống: trò đầu tiên của thương hiệu.',
  boughtFeatures: 'Các trò chơi cho phép mua tính năng thưởng; bộ quy định vẫn có thể cấm.',
  slotRoundMs:
    'Thời gian ngắn nhất giữa hai ván nổ hũ, tính bằng mili giây; bộ quy định có thể yêu cầu 2500.',
  termsVersion:
    'Phiên bản của điều khoản. Tăng lên khi nội dung thay đổi đáng kể: hội viên phải đồng ý lại trước khi chơi hoặc nạp tiền.',
  socialUnlink:
    'Hội viên có thể gỡ liên kết Google hoặc Facebook bằng mật khẩu; nếu không, liên kết là vĩnh viễn.',
  firebaseProject: 'Dự án Firebase được tin cậy để xác minh số điện thoại; để trống thì không tin dự án nào.',
  firebaseApiKey:
    'Khoá API web của dự án đó. Khi có cả hai, Firebase xác minh số điện thoại thay cho mã của chúng tôi, và chỉ các máy chủ của Firebase được phép.',
  firebaseApi: 'Địa chỉ Identity Toolkit của Google; chỉ đổi khi thử nghiệm.',
  firebaseRecaptcha: 'Địa chỉ mã kịch bản reCAPTCHA mà Firebase yêu cầu; chỉ đổi khi thử nghiệm.',
  firebaseCertificates: 'Địa chỉ các khoá ký của Firebase (JWKS); chỉ đổi khi thử nghiệm.',
  accountErrors: 'Sai tài khoản và sai mật khẩu báo cùng một thông báo (one) hay riêng từng loại (separate).',
  rememberMe: 'Thiết bị đã ghi nhớ được đăng nhập một lần không cần mật khẩu, trong một ngày.',
  defaultPassword:
    'Mật khẩu cấp sẵn cho nhiều tài khoản; đăng nhập bằng mật khẩu này sẽ phải đổi. Được mã hoá và không bao giờ hiển thị lại.',
  passwordDays: 'Số ngày thì mật khẩu hết hạn; khi đó PWDEXPFORCECHANGE3 yêu cầu đổi.',
  newIpProofs: 'Cách xác nhận đăng nhập từ địa chỉ hoặc thiết bị mới, theo thứ tự; để trống là không hỏi.',
  bankNameAlone:
    'Chỉ cần tên chủ tài khoản ngân hàng để xác nhận đăng nhập; nếu tắt, cần thêm mã qua SMS hoặc email.',
  newAddress:
    'Địa chỉ nào được coi là mới trên thiết bị tin cậy và cần xác nhận thêm: mọi địa chỉ (address); ngoài các mạng đã biết, hoặc ngoài quốc gia với hội viên hay di chuyển (network); quốc gia khác (country); không hỏi (off).',
  payoutHoldHours:
    'Số giờ tạm ngừng chi trả sau khi đổi liên hệ, tài khoản ngân hàng hoặc đặt lại mật khẩu. 0: không tạm ngừng.',
  loginHistoryDays: 'Số ngày lưu lịch sử đăng nhập và các phiên đã kết thúc; cũ hơn sẽ bị xoá.',
  lettersMinuteMost: 'Số email chiến dịch tối đa gửi mỗi phút; mã OTP và cảnh báo bảo mật được gửi trước.',
  messageDays: 'Số ngày lưu email và SMS đã gửi; cũ hơn sẽ bị xoá.',
  trialDays:
    'Số ngày trình duyệt giữ tài khoản chơi thử; sau đó tài khoản bị đóng và tài khoản mới được tạo.',
  dialingCode: 'Mã vùng của số điện thoại nhập không kèm mã.',
  trialGrant: 'Số tiền ảo ban đầu của tài khoản chơi thử.',
}

/** Where a description names its source for developers: not shown to operators. */
const SOURCE = /\s*[(;]\s*(?:decisions? \d+[^)]*|[A-Z]{1,3}-?\d+)\)/g

/** A setting's description in the operator's language; English if there is none. */
export function settingSays(name: SettingName, language: Language): string {
  const own = language === 'vi' ? vi[name] : undefined
  return own ?? settings[name].says.replace(SOURCE, (found) => (found.trim().startsWith(';') ? ')' : ''))
}
