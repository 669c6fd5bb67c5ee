import type { Question } from '../../rules/questions.ts'

/** Các câu hỏi và trả lời mặc định, dùng cho đến khi nhân viên sửa. The same codes in the same order as English; a test compares them. */
export const vi: readonly Question[] = [
  {
    section: 'start',
    code: 'start.join',
    question: 'Làm sao để mở tài khoản?',
    answer:
      '<p>Chọn <strong>Đăng ký</strong>, đặt tên đăng nhập, mật khẩu và nhập ngày sinh. Việc này mất chưa đến một phút. Bạn phải đủ tuổi ghi trên mẫu đăng ký và mỗi người chỉ có một tài khoản.</p>',
  },
  {
    section: 'start',
    code: 'start.demo',
    question: 'Tôi có thể chơi thử khi chưa có tài khoản không?',
    answer:
      '<p>Có. Chọn <strong>Chơi thử</strong> cạnh trò chơi, hoặc mở đường dẫn của trò chơi rồi chọn <strong>Chơi thử</strong>. Bạn chơi bằng tiền ảo với cùng luật và tỷ lệ. Tiền ảo không thể nạp hay rút.</p>',
  },
  {
    section: 'start',
    code: 'start.age',
    question: 'Vì sao cần ngày sinh của tôi?',
    answer:
      '<p>Pháp luật chỉ cho phép người đủ tuổi chơi. Chúng tôi kiểm tra tuổi khi bạn đăng ký và có thể yêu cầu giấy tờ sau. Tài khoản khai sai ngày sinh có thể bị đóng.</p>',
  },
  {
    section: 'start',
    code: 'start.bankname',
    question: 'Vì sao cần tên trên tài khoản ngân hàng của tôi?',
    answer:
      '<p>Chúng tôi chỉ chuyển tiền rút về tài khoản đứng tên bạn. Hãy nhập không dấu, đúng như ngân hàng hiển thị. Muốn đổi tên này, bạn cần liên hệ chăm sóc khách hàng.</p>',
  },
  {
    section: 'start',
    code: 'start.app',
    question: 'Có ứng dụng không?',
    answer:
      '<p>Bạn có thể thêm {brand} vào màn hình chính ở trang <a href="/down">Tải ứng dụng</a>. Ứng dụng mở toàn màn hình và luôn mới nhất. Trên iPhone, hãy dùng Safari.</p>',
  },
  {
    section: 'start',
    code: 'start.language',
    question: 'Đổi ngôn ngữ hoặc giao diện thế nào?',
    answer:
      '<p>Mở menu: ngôn ngữ và giao diện sáng, tối nằm ở cuối. Lựa chọn được lưu trên thiết bị này; tin nhắn dùng ngôn ngữ của tài khoản.</p>',
  },
  {
    section: 'account',
    code: 'account.forgot',
    question: 'Tôi quên mật khẩu thì làm sao?',
    answer:
      '<p>Chọn <strong>Quên mật khẩu?</strong> ở ô đăng nhập. Chúng tôi gửi đường dẫn hoặc mã đến email hay số điện thoại đã xác minh. Nếu không có cả hai, hãy liên hệ chăm sóc khách hàng; chúng tôi sẽ xác minh danh tính trước.</p>',
  },
  {
    section: 'account',
    code: 'account.locked',
    question: 'Vì sao tôi không đăng nhập được?',
    answer:
      '<p>Sau vài lần sai mật khẩu, việc đăng nhập tạm dừng một lúc và yêu cầu mã hình ảnh. Nếu thông báo ghi tài khoản không thể đăng nhập, tài khoản đang bị khoá hoặc bị loại trừ: hãy liên hệ chăm sóc khách hàng. Số dư vẫn là của bạn.</p>',
  },
  {
    section: 'account',
    code: 'account.profile',
    question: 'Đổi biệt danh, ảnh hoặc thông tin ở đâu?',
    answer:
      '<p>Mở <a href="/index?member=profile">Hồ sơ</a>. Biệt danh và ảnh đổi được ngay. Thông tin bảo vệ thanh toán như tên và ngày sinh chỉ đổi được qua chăm sóc khách hàng.</p>',
  },
  {
    section: 'account',
    code: 'account.winnerslist',
    question: 'Ai thấy tên tôi trong danh sách người thắng?',
    answer:
      '<p>Danh sách chỉ hiện chữ đầu và chữ cuối. Bạn có thể rời danh sách trong <a href="/index?member=profile">Hồ sơ</a>.</p>',
  },
  {
    section: 'account',
    code: 'account.close',
    question: 'Làm sao để đóng tài khoản?',
    answer:
      '<p>Hãy rút hết số dư rồi yêu cầu chăm sóc khách hàng đóng tài khoản. Nếu bạn muốn ngừng chơi một thời gian, hãy dùng tạm nghỉ hoặc tự loại trừ trong <a href="/index?member=saferPlay">Chơi có trách nhiệm</a>.</p>',
  },
  {
    section: 'security',
    code: 'security.protect',
    question: 'Làm sao bảo vệ tài khoản?',
    answer:
      '<p>Trong <a href="/index?member=securityCenter">Tài khoản của tôi</a>, hãy xác minh email hoặc số điện thoại và bật xác thực hai lớp: passkey hoặc ứng dụng xác thực. Cất mã khôi phục ở nơi an toàn. Trang này cho biết còn thiếu gì.</p>',
  },
  {
    section: 'security',
    code: 'security.paymentpassword',
    question: 'Mật khẩu thanh toán là gì?',
    answer:
      '<p>Là mật khẩu thứ hai, được hỏi khi tiền rời ví của bạn. Mật khẩu này phải khác mật khẩu đăng nhập và không được dễ đoán như 123456.</p>',
  },
  {
    section: 'security',
    code: 'security.newdevice',
    question: 'Vì sao tôi phải xác nhận đây là tôi?',
    answer:
      '<p>Bạn đăng nhập từ thiết bị hoặc nơi mới, hoặc đang thay đổi điều quan trọng. Hãy xác nhận bằng một phương thức xác thực hai lớp hoặc mã chúng tôi gửi.</p>',
  },
  {
    section: 'security',
    code: 'security.hold',
    question: 'Vì sao tôi tạm thời chưa rút được sau khi đổi bảo mật?',
    answer:
      '<p>Việc này bảo vệ tiền của bạn nếu người khác vào được tài khoản. Trang rút tiền cho biết khi nào bạn rút lại được.</p>',
  },
  {
    section: 'security',
    code: 'security.stolen',
    question: 'Tôi nghi người khác đang dùng tài khoản của tôi.',
    answer:
      '<p>Hãy đổi mật khẩu ngay: mọi phiên đăng nhập khác sẽ kết thúc. Sau đó liên hệ chăm sóc khách hàng. <a href="/index?member=securityCenter">Tài khoản của tôi</a> liệt kê các thiết bị đã đăng nhập.</p>',
  },
  {
    section: 'identity',
    code: 'identity.why',
    question: 'Khi nào tôi cần xác minh danh tính?',
    answer:
      '<p>Khi quy định tại quốc gia của bạn hoặc số tiền yêu cầu, thường là trước lệnh rút lớn. Trong <a href="/index?member=profile">Hồ sơ</a>, chúng tôi cho biết cần giấy tờ nào.</p>',
  },
  {
    section: 'identity',
    code: 'identity.photo',
    question: 'Ảnh giấy tờ cần thế nào?',
    answer:
      '<p>PNG hoặc JPG, thấy đủ bốn góc, rõ nét, không loá và không chỉnh sửa. Chụp cả hai mặt nếu giấy tờ có hai mặt.</p>',
  },
  {
    section: 'identity',
    code: 'identity.safe',
    question: 'Ai xem được giấy tờ của tôi?',
    answer:
      '<p>Ảnh được mã hoá, chỉ nhân viên được phân quyền mới xem được. Mỗi lần xem đều được ghi lại.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.how',
    question: 'Nạp tiền thế nào?',
    answer:
      '<p>Mở <a href="/index?member=depositv2">Nạp tiền</a>, chọn phương thức và số tiền. Phí và thời gian tiền đến hiển thị trước khi bạn trả. Mỗi phương thức có hướng dẫn ngắn bên cạnh.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.missing',
    question: 'Tôi đã chuyển tiền nhưng số dư chưa đổi.',
    answer:
      '<p>Mở lệnh trong mục nạp gần đây: bạn thấy lệnh đang ở bước nào. Chuyển khoản cần đúng số tiền và nội dung. Nếu lâu hơn thời gian đã ghi, hãy tải chứng từ lên hoặc liên hệ chăm sóc khách hàng kèm mã lệnh, ví dụ D-1042.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.proof',
    question: 'Chứng từ chuyển khoản là gì?',
    answer:
      '<p>Là ảnh chụp xác nhận của ngân hàng có số tiền, thời gian và mã giao dịch. Hãy tải lên trong lệnh và không chuyển lần nữa: chúng tôi kiểm tra rồi nhắn cho bạn.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.wrongamount',
    question: 'Tôi chuyển sai số tiền hoặc sai nội dung.',
    answer:
      '<p>Hãy tải chứng từ chuyển khoản lên. Chúng tôi cộng đúng số tiền nhận được sau khi nhân viên tìm thấy khoản đó trên sao kê.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.expired',
    question: 'Lệnh nạp của tôi đã hết hạn.',
    answer:
      '<p>Mỗi lệnh chỉ mở trong thời gian đã ghi. Hãy tạo lệnh mới và đừng trả vào lệnh cũ. Tiền đến trễ vẫn được cộng, hoặc chúng tôi sẽ xin chứng từ.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.p2p',
    question: '“Chuyển cho hội viên” là gì?',
    answer:
      '<p>Bạn chuyển khoản để trả lệnh rút của hội viên khác, và số tiền đó được cộng vào ví của bạn. Không mất phí. Hai bên cùng xác nhận; nếu không khớp, chúng tôi sẽ quyết định.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.crypto',
    question: 'Nạp bằng crypto thế nào?',
    answer:
      '<p>Lệnh hiển thị địa chỉ, số lượng chính xác và tỷ giá được giữ trong thời gian đã ghi. Chỉ gửi trên đúng mạng. Tiền được cộng sau đủ số lượt xác nhận.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.receipt',
    question: 'Lấy biên lai ở đâu?',
    answer:
      '<p>Mở khoản nạp đã cộng hoặc lệnh rút đã trả rồi chọn <strong>Biên lai</strong>. Bạn có thể in, lưu PDF hoặc lưu ảnh.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.how',
    question: 'Rút tiền thế nào?',
    answer:
      '<p>Mở <a href="/index?member=withdraw">Rút tiền</a>. Danh sách điều kiện cho biết cần gì: tên, tài khoản ngân hàng, mật khẩu thanh toán. Sau đó nhập số tiền; số bạn nhận hiển thị trước khi xác nhận.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.turnover',
    question: 'Vì sao tôi chưa rút được toàn bộ số dư?',
    answer:
      '<p>Tiền nạp cần được cược theo <strong>yêu cầu vòng cược</strong> trước khi rút, nhằm chống rửa tiền. Tiền trong ván đang chơi cũng chưa rút được.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.time',
    question: 'Rút tiền mất bao lâu?',
    answer:
      '<p>Đồng hồ trên trang rút tiền cho biết thời gian chúng tôi cam kết và thời gian thực tế gần đây. Số tiền lớn được hai nhân viên kiểm tra.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.late',
    question: 'Tôi được gì nếu lệnh rút bị trễ?',
    answer:
      '<p>Chúng tôi không bồi thường khi trả trễ. Tiền vẫn được giữ riêng cho bạn và lệnh rút vẫn mở cho đến khi được trả. Nếu không trả được, toàn bộ số tiền kể cả phí trở về ví của bạn. Bạn có thể hỏi chăm sóc khách hàng bất cứ lúc nào và gửi khiếu nại; chúng tôi trả lời bằng văn bản trong 10 ngày.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.confirm',
    question: 'Vì sao tôi phải xác nhận đã nhận tiền?',
    answer:
      '<p>Việc này kết thúc lệnh rút và giúp chúng tôi sớm phát hiện khoản chưa đến. Nếu bạn không trả lời kịp, lệnh được ghi là đã nhận; trang đó cho biết thời hạn. Nếu chưa nhận hoặc chỉ nhận một phần, hãy chọn tại đó và tải bằng chứng lên.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.cancel',
    question: 'Tôi có huỷ lệnh rút được không?',
    answer:
      '<p>Không. Lệnh rút không thể huỷ sau khi gửi yêu cầu, để tiền không quay lại trò chơi trong lúc nóng vội.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.otherperson',
    question: 'Có thể chuyển về tài khoản người khác không?',
    answer: '<p>Không. Chúng tôi chỉ chuyển về tài khoản đứng tên bạn đã đăng ký.</p>',
  },
  {
    section: 'wallets',
    code: 'wallets.held',
    question: '“Đang giữ” nghĩa là gì?',
    answer:
      '<p>Số tiền thuộc về một lệnh rút hoặc ván đang chơi. Tiền vẫn là của bạn nhưng không thể dùng hai lần.</p>',
  },
  {
    section: 'wallets',
    code: 'wallets.provider',
    question: 'Các ví khác trong “Ví của tôi” là gì?',
    answer:
      '<p>Một số nhà cung cấp có ví riêng. Bạn chuyển tiền vào để chơi và chuyển về khi xong; <a href="/index?member=transferFund">Ví của tôi</a> có thể thu hồi tất cả một lần.</p>',
  },
  {
    section: 'wallets',
    code: 'wallets.line',
    question: 'Tôi có chuyển tiền cho hội viên khác được không?',
    answer:
      '<p>Chỉ trong tuyến của đại lý: cho tuyến trên hoặc, nếu là đại lý, cho tuyến dưới. Không chuyển trực tiếp cho hội viên khác.</p>',
  },
  {
    section: 'games',
    code: 'games.rtp',
    question: 'RTP là gì?',
    answer:
      '<p>Là tỷ lệ hoàn trả: phần tiền cược mà trò chơi trả lại sau rất nhiều ván. Con số này không nói gì về một lần chơi. Phần chi tiết của mỗi trò chơi ghi RTP lý thuyết và thực tế.</p>',
  },
  {
    section: 'games',
    code: 'games.volatility',
    question: 'Độ biến động nghĩa là gì?',
    answer:
      '<p>Là mức độ trả thưởng không đều. Thấp: thắng nhỏ thường xuyên; cao: thắng lớn nhưng hiếm. RTP không phụ thuộc vào điều này.</p>',
  },
  {
    section: 'games',
    code: 'games.interrupted',
    question: 'Mất kết nối giữa ván thì sao?',
    answer:
      '<p>Ván đã được máy chủ quyết định. Mở lại trò chơi: bạn thấy kết quả, hoặc chơi tiếp ván cần quyết định. Tiền cược không bao giờ bị trừ hai lần.</p>',
  },
  {
    section: 'games',
    code: 'games.notloading',
    question: 'Trò chơi không mở được.',
    answer:
      '<p>Hãy kiểm tra mạng và tải lại trang. Trò chơi cần WebGL, có sẵn trong trình duyệt mới. Nếu trò chơi đang bảo trì, chúng tôi sẽ báo và gợi ý trò khác.</p>',
  },
  {
    section: 'games',
    code: 'games.autoplay',
    question: 'Tự động quay hoạt động thế nào?',
    answer:
      '<p>Bạn chọn số ván và mức thua để dừng; máy chủ áp dụng cả hai. Không phải trò chơi hay quốc gia nào cũng có.</p>',
  },
  {
    section: 'games',
    code: 'games.sound',
    question: 'Bật, tắt âm thanh ở đâu?',
    answer:
      '<p>Dùng biểu tượng loa trong trò chơi. Âm thanh chỉ báo ván thắng, và lựa chọn được lưu trên thiết bị.</p>',
  },
  {
    section: 'fairness',
    code: 'fairness.how',
    question: 'Làm sao biết kết quả không bị can thiệp?',
    answer:
      '<p>Trước mỗi ván bạn thấy mã băm của seed máy chủ. Khi seed được công bố, trình duyệt tính lại ván từ seed máy chủ, seed của bạn và số thứ tự. Trang <a href="/fairness">Công bằng</a> giải thích cách làm.</p>',
  },
  {
    section: 'fairness',
    code: 'fairness.verify',
    question: 'Kiểm chứng một ván thế nào?',
    answer:
      '<p>Mở ván trong <a href="/index?member=personalHistoryCopy">lịch sử cược</a> và chọn <strong>Công bố seed và kiểm chứng</strong>. Chỉ cần hai lần bấm. Ai cũng có thể kiểm chứng ván đã công bố bằng mã ván ở trang <a href="/fairness">Công bằng</a>.</p>',
  },
  {
    section: 'fairness',
    code: 'fairness.providers',
    question: 'Có kiểm chứng được trò chơi của nhà cung cấp khác không?',
    answer:
      '<p>Không. Kết quả do nhà cung cấp tạo ra và họ công bố RTP. Chúng tôi ghi lại mọi lần cược và thắng; bạn có thể hỏi về bất kỳ ván nào.</p>',
  },
  {
    section: 'records',
    code: 'records.bets',
    question: 'Xem các lần cược ở đâu?',
    answer:
      '<p>Trong <a href="/index?member=personalHistoryCopy">lịch sử cược</a>: tìm kiếm, lọc theo ngày, trò chơi, trạng thái và lưu bộ lọc hay dùng. Bấm vào để xem ván và phát lại.</p>',
  },
  {
    section: 'records',
    code: 'records.money',
    question: 'Xem mọi biến động tiền ở đâu?',
    answer:
      '<p>Trong <a href="/index?member=transactionHistory">biến động số dư</a>, kèm số dư sau mỗi lần; hoặc xem sao kê theo kỳ để in hay xuất tệp.</p>',
  },
  {
    section: 'records',
    code: 'records.timezone',
    question: 'Lịch sử dùng múi giờ nào?',
    answer:
      '<p>Múi giờ của thương hiệu, ghi ở đầu lịch sử cược. Ngày mới bắt đầu lúc nửa đêm theo múi giờ đó.</p>',
  },
  {
    section: 'safer',
    code: 'safer.limits',
    question: 'Tôi đặt được những giới hạn nào?',
    answer:
      '<p>Tiền nạp, tiền thua, tổng cược, cược một ván, thời gian chơi, mỗi lần chơi và khung giờ, trong <a href="/index?member=saferPlay">Chơi có trách nhiệm</a>. Giảm giới hạn có hiệu lực ngay; tăng giới hạn phải chờ và cần bạn xác nhận.</p>',
  },
  {
    section: 'safer',
    code: 'safer.timeout',
    question: 'Tạm nghỉ khác tự loại trừ thế nào?',
    answer:
      '<p>Tạm nghỉ kéo dài từ một ngày đến sáu tuần và tự kết thúc. Tự loại trừ kéo dài từ sáu tháng và không tự kết thúc: hết thời hạn bạn có thể yêu cầu gỡ. Cả hai đều không thể rút ngắn.</p>',
  },
  {
    section: 'safer',
    code: 'safer.money',
    question: 'Tiền của tôi thì sao khi tôi bị loại trừ?',
    answer:
      '<p>Bạn vẫn rút được số dư khả dụng: đăng nhập và bạn chỉ thấy phần tiền của mình. Chúng tôi ngừng mọi ưu đãi.</p>',
  },
  {
    section: 'safer',
    code: 'safer.help',
    question: 'Tìm hỗ trợ về cờ bạc ở đâu?',
    answer:
      '<p>Trang <a href="/saferplay">Chơi có trách nhiệm</a> liệt kê nơi hỗ trợ miễn phí và kín đáo. Bạn không cần tài khoản.</p>',
  },
  {
    section: 'messages',
    code: 'messages.inbox',
    question: 'Tin nhắn của chúng tôi nằm ở đâu?',
    answer:
      '<p>Trong <a href="/index?member=messageV2">Tin nhắn</a>; dấu trên ảnh đại diện báo tin mới. Tại đó bạn cũng chọn điều chúng tôi được gửi qua email hoặc thông báo. Tin về tiền và tài khoản luôn được gửi.</p>',
  },
  {
    section: 'messages',
    code: 'messages.unsubscribe',
    question: 'Làm sao ngừng nhận ưu đãi?',
    answer:
      '<p>Tắt trong <a href="/index?member=messageV2">Tin nhắn</a>, hoặc dùng đường dẫn huỷ đăng ký trong email. Có hiệu lực ngay.</p>',
  },
  {
    section: 'messages',
    code: 'messages.service',
    question: 'Liên hệ với chúng tôi thế nào?',
    answer:
      '<p>Chăm sóc khách hàng có trong menu, 24 giờ mỗi ngày. Nếu có góp ý, hãy dùng mục <a href="/index?member=feedback">Góp ý</a>.</p>',
  },
  {
    section: 'messages',
    code: 'messages.complaint',
    question: 'Khiếu nại thế nào?',
    answer:
      '<p>Hãy nói với chăm sóc khách hàng rằng bạn muốn khiếu nại. Bạn nhận mã khiếu nại, một nhân viên chưa xử lý vụ việc xem xét lại, và chúng tôi trả lời bằng văn bản trong 10 ngày.</p>',
  },
  {
    section: 'privacy',
    code: 'privacy.data',
    question: 'Các bạn lưu dữ liệu gì, và tôi lấy bản sao được không?',
    answer:
      '<p><a href="/help?topic=privacy">Chính sách bảo mật</a> liệt kê đầy đủ. Bạn tải dữ liệu của mình trong <a href="/index?member=profile">Hồ sơ</a>.</p>',
  },
  {
    section: 'privacy',
    code: 'privacy.cookies',
    question: 'Các bạn có dùng cookie không?',
    answer: '<p>Chỉ những gì trang cần để hoạt động, và phân tích truy cập nếu bạn đồng ý khi được hỏi.</p>',
  },
  {
    section: 'partners',
    code: 'partners.affiliate',
    question: 'Làm sao trở thành đại lý liên kết?',
    answer:
      '<p>Gửi đơn ở trang <a href="/join">Làm đại lý liên kết</a>. Chúng tôi trả lời trong ba ngày làm việc.</p>',
  },
]
