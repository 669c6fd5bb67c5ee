import type { Language } from '#server/call.ts'
import { settings, type SettingName } from './settings.ts'

const vi: { readonly [N in SettingName]?: string } = {
  acceptPlain: 'Lệnh mã hoá cũng nhận JSON thường; chỉ bản demo chạy http từ máy khác mới cần.',
  minimumAge: 'Tuổi tối thiểu để đăng ký.',
  withdrawUnit:
    'Lệnh rút phải là bội số của số này khi ngân hàng không trả lẻ hơn; 0: đơn vị nhỏ nhất của loại tiền, 1 VND hoặc 0,01 USD.',
  amountDecimals:
    'Số chữ số thập phân khi hiển thị số tiền của loại tiền này ở mọi nơi, kể cả tệp và biên lai; các thương hiệu cùng loại tiền dùng chung.',
  termsAge: 'Tuổi ghi trong điều khoản; tuổi có hiệu lực là minimumAge hoặc mức pháp lý yêu cầu.',
  supportedLanguages: 'Các ngôn ngữ khách được chọn; ngôn ngữ đầu là mặc định của trang.',
  licenceEn:
    'Câu về giấy phép ở chân trang, bằng tiếng Anh: cơ quan cấp phép, số giấy phép và bên được cấp; để trống thì không hiện. Bản demo luôn ghi rõ là demo.',
  licenceVi: 'Câu về giấy phép ở chân trang, bằng tiếng Việt; để trống thì dùng câu tiếng Anh.',
  licenceLink:
    'Trang của cơ quan cấp phép về giấy phép này; câu ở chân trang dẫn tới đó. Bản demo không dẫn tới đâu.',
  copyrightHolder: 'Công ty ghi ở dòng bản quyền cuối trang; để trống thì là tên thương hiệu.',
  prizeModes: 'Các chế độ thưởng xổ số mà thương hiệu có.',
  regionOtherwise: 'Khách từ quốc gia không có quy tắc khu vực nào có được vào hay không.',
  regionUnknown: 'Khách không rõ quốc gia có được vào hay không.',
  unknownCountry: 'Gói pháp lý áp dụng cho quốc gia chưa có gói: gói cho phép tất cả hoặc gói nghiêm ngặt.',
  brandPack:
    'Gói pháp lý của cả thương hiệu, ví dụ theo giấy phép, khi quốc gia chưa có gói riêng; để trống thì theo unknownCountry.',
  loosenHours: 'Số giờ phải chờ trước khi hội viên được xác nhận một hạn mức rộng hơn.',
  limitPromptMust:
    'Lần nạp đầu tiên bị từ chối cho tới khi hội viên trả lời có đặt hạn mức không; nếu tắt thì trang chỉ hỏi.',
  hintLeastBet: 'Mức cược nhỏ nhất ghi trong dòng gợi ý của trang Slot; 0 là không ghi.',
  hintLines: 'Số dòng ít nhất của một trò Slot ghi trong dòng gợi ý; 0 là không ghi.',
  hintRegisterBonus:
    'Số tiền tặng hội viên mới ghi ở biểu mẫu đăng ký; 0 là không ghi. Chỉ ghi khi thật sự tặng.',
  hintZaloBonus:
    'Mức tặng tối đa khi liên hệ qua Zalo ghi ở biểu mẫu đăng ký; 0 là không ghi. Chỉ ghi khi thật sự tặng.',
  chatHeaderColour: 'Màu phần đầu khung trò chuyện, ví dụ #0f766e.',
  supportEmail: 'Địa chỉ email hỗ trợ hội viên; cũng hiện khi trang đóng.',
  supportPhone: 'Số điện thoại chăm sóc khách hàng kèm mã nước; để trống thì không hiện.',
  supportLink: 'Địa chỉ cửa sổ hỗ trợ, ví dụ trò chuyện; để trống thì mở danh sách liên hệ.',
  vipSupportLink: 'Cửa sổ hỗ trợ cho hội viên trên hạng 4; để trống thì như mọi người.',
  signinBy: 'Trang của Google và Facebook mở ngay tại trang này (redirect) hay trong cửa sổ riêng (window).',
  humanCheck: 'Cách trang kiểm tra có người thật: máy tự tính, kéo mảnh ghép kèm tính toán, hoặc Geetest.',
  geetestId:
    'Mã captcha do Geetest (bản 4) cấp; khi humanCheck là geetest, đặt mã sẽ chỉ cho phép đúng các máy chủ của Geetest.',
  geetestKey: 'Khoá đi kèm geetestId; được lưu niêm phong và không bao giờ hiện lại.',
  geetestScript: 'Địa chỉ mã kịch bản của Geetest; chỉ khi thử nghiệm mới cần đổi.',
  geetestValidate: 'Địa chỉ Geetest xác nhận câu trả lời; chỉ khi thử nghiệm mới cần đổi.',
  imageCdns:
    'Các địa chỉ bản sao của trang này, ví dụ https://pictures.example.org, để tải ảnh trò chơi: trình duyệt của mỗi khách chọn địa chỉ trả lời trước; nếu không có thì tải từ chính trang.',
  gtagId: 'Mã Google Analytics; để trống thì không đo. Đặt mã sẽ chỉ cho phép đúng các máy chủ cần thiết.',
  chatSlowSeconds: 'Số giây giữa hai dòng của một hội viên trong phòng trò chuyện; 0 là không giới hạn.',
  feedbackLeastWords: 'Số từ ít nhất của một góp ý.',
  feedbackMostWords: 'Số từ nhiều nhất của một góp ý.',
  feedbackHours: 'Số giờ hứa trả lời một góp ý; hàng chờ đếm ngược đến hạn này.',
  codeMinutes: 'Số phút mã dùng một lần còn hiệu lực; nút gửi cũng nghỉ chừng đó.',
  codesDayMost:
    'Số mã dùng một lần tối đa thương hiệu gửi mỗi ngày, để kẻ phá không làm tăng chi phí của bạn.',
  helpPlaces:
    'Nơi hội viên tìm được trợ giúp bên ngoài, mỗi dòng là Tên|https://địa-chỉ; để trống là hai nơi thường dùng. Mỗi giờ được kiểm tra một lần.',
  codeCountries: 'Mã vùng được nhận mã xác minh, ví dụ 84 và 1; để trống là mọi nước.',
  sessionIdleMinutes: 'Số phút không hoạt động thì hội viên phải đăng nhập lại.',
  sessionHours: 'Sau số giờ này hội viên phải đăng nhập lại trong mọi trường hợp.',
  secondApprovalFrom: 'Lệnh rút từ mức này cần nhân viên thứ hai duyệt.',
  depositSecondFrom: 'Lệnh nạp duyệt tay từ mức này cần nhân viên thứ hai duyệt.',
  depositAloneDayMost:
    'Tổng mức một nhân viên được tự mình duyệt nạp tay trong 24 giờ; lệnh vượt mức cần nhân viên thứ hai duyệt.',
  newOperatorHours:
    'Số giờ mà nhân viên vừa được mời, đặt lại hoặc nâng quyền không thể phê duyệt cho người đã làm việc đó, và ngược lại; áp dụng giá trị của thương hiệu đầu tiên.',
  approvalHours:
    'Số giờ sau đó một thay đổi chờ phê duyệt sẽ hết hạn; áp dụng giá trị của thương hiệu đầu tiên.',
  receiptMinutes: 'Số phút sau khi chi trả, lệnh rút được coi là đã nhận nếu hội viên không nói gì.',
  withdrawLeast: 'Mức rút nhỏ nhất.',
  withdrawMost: 'Mức rút lớn nhất mỗi lần.',
  withdrawDayMost: 'Tổng rút tối đa của một hội viên trong một ngày.',
  withdrawDayCount: 'Số lệnh rút tối đa của một hội viên trong một ngày.',
  withdrawFeePpm: 'Phí rút tính theo phần triệu của số tiền; phần lẻ dưới một phần trăm thuộc về hội viên.',
  withdrawFeeFixed: 'Phần phí rút cố định.',
  withdrawPromiseMinutes: 'Số phút cam kết chi trả; hàng đợi đếm ngược theo mức này.',
  withdrawTurnoverPercent: 'Phần trăm tiền nạp từ lần rút trước phải được cược trước khi rút.',
  matchingAutomatic:
    'Lệnh rút về ngân hàng đã duyệt được trả bằng chuyển khoản của hội viên đang nạp; nếu tắt, nhân viên chọn từng lệnh.',
  matchingLookFrom:
    'Khoản hội viên chuyển cho nhau từ mức này phải được nhân viên xem bằng chứng trước khi im lặng được tính là đã nhận.',
  transferReach:
    'Tiền được chuyển xa tới đâu: cả tuyến của đại lý (line), hay chỉ người ngay trên và ngay dưới (edge).',
  transferLeast: 'Mức chuyển nhỏ nhất trong tuyến.',
  transferMost: 'Mức chuyển lớn nhất mỗi lần trong tuyến.',
  transferDayMost: 'Tổng tối đa một tài khoản chuyển trong tuyến mỗi ngày.',
  transferDayCount: 'Số lần chuyển tối đa của một tài khoản mỗi ngày.',
  riskLeast: 'Tổng nạp dưới mức này không bị xét là hầu như không chơi.',
  riskPlayHours: 'Số giờ trước lệnh rút để so tiền nạp với tiền đã cược.',
  riskPlayPercent: 'Cược dưới tỷ lệ này mà xin rút ít nhất một nửa thì coi là hầu như không chơi.',
  riskReportFrom: 'Mức nạp phải hỏi thêm hội viên; nhiều khoản ngay dưới mức này trong ngày sẽ bị đánh dấu.',
  riskNearPercent: 'Thấp hơn mức đó bao nhiêu phần trăm vẫn tính là ngay dưới.',
  riskNearCount: 'Bao nhiêu khoản nạp ngay dưới mức đó trong ngày thì bị đánh dấu.',
  riskCycleCount: 'Nạp rồi rút bao nhiêu lần trong riskCycleHours thì bị đánh dấu.',
  riskCycleHours: 'Số giờ để đếm các lần nạp rồi rút.',
  riskFailedCount: 'Bao nhiêu lần nạp hỏng trước một lần thành công thì bị đánh dấu.',
  riskFailedMinutes: 'Số phút để đếm các lần nạp hỏng.',
  riskSharedMembers: 'Bao nhiêu hội viên dùng chung tài khoản nhận tiền thì bị đánh dấu.',
  riskDiligenceFrom: 'Tổng nạp từ mức này phải thẩm tra hội viên, và mỗi khi tăng gấp đôi.',
  riskDeviceMembers: 'Bao nhiêu hội viên dùng chung một trình duyệt thì bị đánh dấu.',
  riskAddressMembers:
    'Bao nhiêu hội viên cùng một địa chỉ IP trong một tuần thì bị đánh dấu; mạng di động dùng chung địa chỉ, 0 là không xét.',
  riskOpenedMembers: 'Bao nhiêu tài khoản mở từ cùng một địa chỉ IP trong một ngày thì bị đánh dấu.',
  riskFanMembers: 'Bao nhiêu hội viên ngay dưới một đại lý cùng nạp rồi rút thì đại lý bị đánh dấu.',
  riskFanHours: 'Số giờ để đếm những hội viên như vậy cùng nhau.',
  heroGame:
    'Trò chơi trên biểu ngữ trang chủ, theo mã như river-dragon; để trống: trò đầu tiên theo thứ tự của thương hiệu.',
  boughtFeatures: 'Những trò được bán tính năng thưởng với giá niêm yết; pháp lý vẫn có thể cấm.',
  slotRoundMs: 'Thời gian ngắn nhất giữa hai vòng quay, tính bằng mili giây; pháp lý có thể đòi 2500.',
  termsVersion:
    'Phiên bản của điều khoản. Khi nội dung thay đổi đáng kể, hãy tăng lên: hội viên phải đồng ý lại trước khi chơi hoặc nạp tiền.',
  socialUnlink:
    'Hội viên được gỡ liên kết Google hoặc Facebook bằng mật khẩu; nếu không, liên kết là vĩnh viễn.',
  firebaseProject: 'Dự án Firebase được tin để xác minh số điện thoại; để trống thì không tin dự án nào.',
  firebaseApiKey:
    'Khoá API web của dự án đó; khi có cả hai, số điện thoại được xác minh qua Firebase thay cho mã của chúng tôi, và chỉ đúng các máy chủ của Firebase được phép.',
  firebaseApi: 'Địa chỉ Identity Toolkit của Google; chỉ khi thử nghiệm mới cần đổi.',
  firebaseRecaptcha:
    'Địa chỉ mã kịch bản của bước kiểm tra mà Firebase yêu cầu; chỉ khi thử nghiệm mới cần đổi.',
  firebaseCertificates: 'Nơi công bố chứng chỉ ký của Firebase; chỉ khi thử nghiệm mới cần đổi.',
  accountErrors: 'Sai tài khoản và sai mật khẩu báo giống nhau (one) hay báo riêng (separate).',
  rememberMe: 'Một thiết bị được thay mật khẩu cho lần đăng nhập kế tiếp, một lần, trong một ngày.',
  defaultPassword:
    'Mật khẩu mà nhiều tài khoản được cấp sẵn: ai đăng nhập bằng nó sẽ được yêu cầu đổi. Được lưu niêm phong và không bao giờ hiện lại.',
  passwordDays: 'Số ngày thì mật khẩu coi là hết hạn; khi đó PWDEXPFORCECHANGE3 yêu cầu đổi.',
  newIpProofs:
    'Đăng nhập từ địa chỉ hoặc thiết bị mới được xác minh bằng gì, theo thứ tự; để trống là không hỏi.',
  bankNameAlone: 'Chỉ tên chủ tài khoản ngân hàng cũng đủ xác minh; nếu không, phải kèm mã SMS hoặc email.',
  newAddress:
    'Trên thiết bị tin cậy, địa chỉ nào là mới và cần thêm một xác minh: từng địa chỉ (address), ngoài các mạng đã biết, hoặc ngoài quốc gia với người hay di chuyển (network), ở quốc gia khác (country), không hỏi (off).',
  payoutHoldHours:
    'Số giờ chưa chi trả sau khi đổi liên hệ, tài khoản ngân hàng hoặc đặt lại mật khẩu; 0 là không giữ.',
  loginHistoryDays: 'Số ngày lưu lịch sử đăng nhập và các phiên đã kết thúc; cũ hơn sẽ bị xoá.',
  lettersMinuteMost: 'Số email thư của nhân viên gửi đi tối đa mỗi phút; mã và cảnh báo luôn được gửi trước.',
  messageDays: 'Số ngày lưu email và SMS đã gửi; cũ hơn sẽ bị xoá.',
  trialDays:
    'Số ngày trình duyệt còn quay lại tài khoản dùng thử của mình; sau đó tài khoản bị đóng và lần sau là tài khoản mới.',
  dialingCode: 'Mã vùng của số điện thoại không ghi mã.',
  trialGrant: 'Số tiền ảo ban đầu của tài khoản dùng thử.',
}

/** Where a sentence names its source for builders: operators need not read it. */
const SOURCE = /\s*[(;]\s*(?:decisions? \d+[^)]*|[A-Z]{1,3}-?\d+)\)/g

/** A setting's sentence in the operator's language; English where nobody has written another yet. */
export function settingSays(name: SettingName, language: Language): string {
  const own = language === 'vi' ? vi[name] : undefined
  return own ?? settings[name].says.replace(SOURCE, (found) => (found.trim().startsWith(';') ? ')' : ''))
}
