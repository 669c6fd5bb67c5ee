/** What the demonstration's brands tell everybody, members, and each other. Both languages are written, not translated. */
export type Both = { readonly en: string; readonly vi: string }

export type NoticeSeed = {
  readonly type: 'PL' | 'PR' | 'H'
  readonly title: Both
  readonly content: Both
  readonly link?: string
  readonly daysAgo: number
}

const p = (en: string, vi: string): Both => ({ en: `<p>${en}</p>`, vi: `<p>${vi}</p>` })

export const notices: readonly NoticeSeed[] = [
  {
    type: 'H',
    title: {
      en: 'Withdrawals were paid in under ten minutes yesterday, half of them in four.',
      vi: 'Hôm qua mọi lệnh rút được chuyển trong chưa đầy mười phút, một nửa chỉ trong bốn phút.',
    },
    content: p(
      'The time of every payment stands in <b>Withdrawal</b>, together with the median and the slowest tenth.',
      'Thời gian từng lần chuyển nằm ở mục <b>Rút tiền</b>, kèm mức giữa và nhóm chậm nhất.',
    ),
    link: '/index?member=withdraw',
    daysAgo: 0,
  },
  {
    type: 'H',
    title: {
      en: 'Every round can be recomputed: see how under Fairness.',
      vi: 'Mỗi ván đều có thể tính lại: xem cách làm ở mục Công bằng.',
    },
    content: p(
      'The seed is fixed before you play and shown after. Your browser checks it without us.',
      'Hạt giống được cố định trước khi chơi và công bố sau đó. Trình duyệt của bạn tự kiểm tra.',
    ),
    link: '/fairness',
    daysAgo: 1,
  },
  {
    type: 'PR',
    title: { en: 'Limits that are yours alone', vi: 'Giới hạn do chính bạn đặt' },
    content: p(
      'Set what you want to spend in a day, a week or a month. Tighter limits hold at once.',
      'Đặt số tiền bạn muốn chi trong ngày, tuần hoặc tháng. Giới hạn chặt hơn có hiệu lực ngay.',
    ),
    link: '/index?member=saferPlay',
    daysAgo: 2,
  },
  {
    type: 'PL',
    title: { en: 'River Dragon has new music', vi: 'River Dragon có nhạc mới' },
    content: {
      en: '<h2>Quieter by night</h2><p>The music follows the time of day now. Sound is off until you turn it on, as before.</p><ul><li>Three new tunes</li><li>Wins are heard, losses are not</li></ul>',
      vi: '<h2>Êm hơn về đêm</h2><p>Nhạc nay đổi theo giờ trong ngày. Âm thanh vẫn tắt cho đến khi bạn bật.</p><ul><li>Ba giai điệu mới</li><li>Chỉ có âm thanh khi thắng</li></ul>',
    },
    daysAgo: 3,
  },
  {
    type: 'PL',
    title: { en: 'Bank transfers by QR', vi: 'Chuyển khoản bằng mã QR' },
    content: p(
      'Choose <b>Bank transfer</b> under Deposit and scan: account, sum and content fill themselves.',
      'Chọn <b>Chuyển khoản</b> ở mục Nạp tiền rồi quét: số tài khoản, số tiền và nội dung tự điền.',
    ),
    link: '/index?member=depositv2',
    daysAgo: 5,
  },
  {
    type: 'PL',
    title: { en: 'Maintenance on Tuesday, 04:00 to 04:20', vi: 'Bảo trì thứ Ba, 04:00 đến 04:20' },
    content: p(
      'Rounds in play finish, money in flight arrives. Customer service stays open.',
      'Ván đang chơi vẫn kết thúc, tiền đang chuyển vẫn đến. Chăm sóc khách hàng vẫn mở.',
    ),
    daysAgo: 8,
  },
  {
    type: 'PL',
    title: { en: 'Passkeys instead of passwords', vi: 'Dùng khóa truy cập thay mật khẩu' },
    content: p(
      'Log in with your finger or your face. Set one up in the security centre.',
      'Đăng nhập bằng vân tay hoặc khuôn mặt. Cài đặt ở trung tâm bảo mật.',
    ),
    link: '/index?member=securityCenter',
    daysAgo: 12,
  },
  {
    type: 'PL',
    title: { en: 'Nobody of us asks for your password', vi: 'Không ai của chúng tôi hỏi mật khẩu của bạn' },
    content: p(
      'Not by telephone, not in the chat, not by mail. Whoever asks is not us: please tell us.',
      'Không qua điện thoại, không trong phòng trò chuyện, không qua thư. Ai hỏi đều không phải chúng tôi.',
    ),
    daysAgo: 16,
  },
  {
    type: 'PL',
    title: { en: 'Dice shows its odds before each throw', vi: 'Dice hiển thị tỷ lệ trước mỗi lần gieo' },
    content: p(
      'What a bet returns in the long run stands beside it, as an exact fraction.',
      'Tỷ lệ hoàn trả dài hạn nằm ngay bên cạnh, là một phân số chính xác.',
    ),
    daysAgo: 21,
  },
  {
    type: 'PL',
    title: { en: 'Your record goes back to the first day', vi: 'Lịch sử của bạn có từ ngày đầu tiên' },
    content: p(
      'Every movement of money and every round, filtered as you like, and as a table to keep.',
      'Mọi biến động tiền và mọi ván chơi, lọc theo ý bạn và tải về thành bảng.',
    ),
    link: '/index?member=transactionHistory',
    daysAgo: 27,
  },
  {
    type: 'PL',
    title: { en: 'Welcome to the new house', vi: 'Chào mừng đến ngôi nhà mới' },
    content: p(
      'Brighter rooms, the same rules. If something is not right, write to us.',
      'Phòng sáng hơn, luật như cũ. Có điều gì chưa ổn, hãy nhắn cho chúng tôi.',
    ),
    daysAgo: 33,
  },
]

export const popup: Pick<NoticeSeed, 'title' | 'content'> = {
  title: { en: 'Good to see you', vi: 'Rất vui được gặp bạn' },
  content: p(
    'Everything here can be looked up: payments, rounds, rules. Enjoy, and stop while it is fun.',
    'Mọi thứ ở đây đều có thể tra cứu: thanh toán, ván chơi, luật. Chúc vui và dừng đúng lúc.',
  ),
}

export const banners = [
  {
    group: 'home',
    hue: 164,
    title: { en: 'The river is quiet tonight', vi: 'Đêm nay dòng sông thật yên' },
    link: '/game?gameId=river-dragon',
  },
  {
    group: 'home',
    hue: 262,
    title: { en: 'Every round can be checked by you', vi: 'Bạn tự kiểm tra được mọi ván' },
    link: '/fairness',
  },
  { group: 'w_login', hue: 190, title: { en: 'Welcome back', vi: 'Mừng bạn trở lại' }, link: null },
  {
    group: 'w_register',
    hue: 84,
    title: { en: 'A minute, and you are in', vi: 'Chỉ một phút là xong' },
    link: null,
  },
] as const

export const letter = {
  title: { en: 'What changed this month', vi: 'Tháng này có gì mới' },
  body: p(
    'QR transfers, passkeys, and limits that hold at once. The notices tell more.',
    'Chuyển khoản QR, khóa truy cập và giới hạn có hiệu lực ngay. Xem thêm ở mục thông báo.',
  ),
  link: '/noticePage',
} as const

export const feedbacks = [
  {
    account: 'mai',
    type: 'deposit',
    content: 'Chuyển khoản của tôi hôm qua vào rất nhanh, cảm ơn nhà mình.',
    answer: 'Cảm ơn Mai. Chúng tôi sẽ giữ tốc độ đó.',
    hoursAgo: 30,
  },
  {
    account: 'linh',
    type: 'game',
    content: 'River Dragon trên điện thoại cũ của tôi hơi giật khi quay nhanh.',
    answer: null,
    hoursAgo: 20,
  },
  {
    account: 'baochau',
    type: 'withdraw',
    content: 'Tôi muốn đổi tài khoản ngân hàng nhận tiền thì làm thế nào?',
    answer: null,
    hoursAgo: 26,
  },
] as const

export const talks = [
  {
    account: 'ngocanh',
    lines: ['Chào nhà mình', 'Tôi đã chuyển khoản 2.000.000 và gửi biên lai, khi nào tiền vào ạ?'],
    answer: null,
    stars: null,
    minutesAgo: 6,
  },
  {
    account: 'linh',
    lines: ['Làm sao để đặt giới hạn nạp mỗi tuần?'],
    answer: 'Bạn vào Tài khoản, mục Chơi an toàn, chọn Giới hạn nạp. Giới hạn chặt hơn có hiệu lực ngay.',
    stars: 5,
    minutesAgo: 26 * 60,
  },
] as const

export const room = [
  ['mai', 'Chào cả nhà, tối nay ai chơi River Dragon không?'],
  ['thanhtung', 'Có tôi. Vừa được vòng miễn phí đấy.'],
  ['hongnhung', 'Chúc mừng! Tôi chỉ chơi Dice cho thư giãn thôi.'],
  ['quanghuy', 'Nhớ đặt giới hạn nhé mọi người, tôi đặt 500 nghìn một ngày.'],
  ['mai', 'Chuẩn rồi, vui là chính.'],
] as const
