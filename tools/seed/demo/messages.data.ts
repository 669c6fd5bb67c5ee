/** Notices, campaigns and conversations of the demo brands. Both languages are written, not translated. */
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
      // no figure: the payout times are measured, and shown where they are measured
      en: 'Every withdrawal shows how long it took. See our payout times under Withdrawal.',
      vi: 'Mỗi lệnh rút đều ghi rõ thời gian chuyển. Xem thời gian chuyển tiền ở mục Rút tiền.',
    },
    content: p(
      'See the time of every payment under <b>Withdrawal</b>, with the median and the 90th percentile.',
      'Xem thời gian từng lần chuyển ở mục <b>Rút tiền</b>, kèm mức trung vị và mức 90%.',
    ),
    link: '/index?member=withdraw',
    daysAgo: 0,
  },
  {
    type: 'H',
    title: {
      en: 'You can verify every round. See how under Provably fair.',
      vi: 'Bạn có thể kiểm chứng từng ván. Xem cách làm ở mục Công bằng.',
    },
    content: p(
      'We commit to the seed before you play and reveal it afterwards. Your own browser verifies it.',
      'Seed được chốt trước khi chơi và công bố sau đó. Trình duyệt của bạn tự kiểm chứng.',
    ),
    link: '/fairness',
    daysAgo: 1,
  },
  {
    type: 'PR',
    title: { en: 'Set your own limits', vi: 'Tự đặt giới hạn của bạn' },
    content: p(
      'Decide how much you want to deposit or lose in a day, a week or a month. Lower limits apply immediately.',
      'Đặt mức nạp hoặc mức thua tối đa trong ngày, tuần hoặc tháng. Giảm giới hạn có hiệu lực ngay.',
    ),
    link: '/index?member=saferPlay',
    daysAgo: 2,
  },
  {
    type: 'PL',
    title: { en: 'Games have music now', vi: 'Trò chơi nay có nhạc nền' },
    content: {
      en: '<h2>Two volumes</h2><p>Each game plays quiet background music. The speaker button in a game sets:</p><ul><li>sound on or off</li><li>the volume of effects</li><li>the volume of music</li></ul>',
      vi: '<h2>Hai mức âm lượng</h2><p>Mỗi trò chơi có nhạc nền nhẹ. Nút loa trong trò chơi cho phép:</p><ul><li>bật hoặc tắt âm thanh</li><li>chỉnh âm lượng hiệu ứng</li><li>chỉnh âm lượng nhạc nền</li></ul>',
    },
    daysAgo: 3,
  },
  {
    type: 'PL',
    title: { en: 'Bank transfers by QR', vi: 'Chuyển khoản bằng mã QR' },
    content: p(
      'Choose <b>Bank transfer</b> under Deposit and scan the code. Account, amount and reference are filled in for you.',
      'Chọn <b>Chuyển khoản</b> ở mục Nạp tiền rồi quét mã. Số tài khoản, số tiền và nội dung được điền sẵn.',
    ),
    link: '/index?member=depositv2',
    daysAgo: 5,
  },
  {
    type: 'PL',
    title: { en: 'Maintenance on Tuesday, 04:00 – 04:20', vi: 'Bảo trì thứ Ba, 04:00 – 04:20' },
    content: p(
      'Rounds in progress will finish and payments will arrive. Customer service stays available.',
      'Ván đang chơi vẫn được hoàn tất, tiền đang chuyển vẫn đến. Chăm sóc khách hàng vẫn hoạt động.',
    ),
    daysAgo: 8,
  },
  {
    type: 'PL',
    title: { en: 'Passkeys instead of passwords', vi: 'Dùng khoá truy cập thay mật khẩu' },
    content: p(
      'Log in with your fingerprint or face. Add a passkey in My account.',
      'Đăng nhập bằng vân tay hoặc khuôn mặt. Thêm khoá truy cập ở mục Tài khoản của tôi.',
    ),
    link: '/index?member=securityCenter',
    daysAgo: 12,
  },
  {
    type: 'PL',
    title: { en: 'We never ask for your password', vi: 'Chúng tôi không bao giờ hỏi mật khẩu của bạn' },
    content: p(
      'Not by phone, chat or email. If you’re asked for it, tell customer service.',
      'Không qua điện thoại, phòng chat hay email. Nếu bị hỏi mật khẩu, hãy báo chăm sóc khách hàng.',
    ),
    daysAgo: 16,
  },
  {
    type: 'PL',
    title: { en: 'Dice shows its odds before each roll', vi: 'Dice hiển thị tỷ lệ trước mỗi lần gieo' },
    content: p(
      'The exact RTP is shown next to each bet.',
      'Tỷ lệ hoàn trả (RTP) chính xác hiện ngay cạnh mỗi cược.',
    ),
    daysAgo: 21,
  },
  {
    type: 'PL',
    title: { en: 'Your full record in one place', vi: 'Lịch sử đầy đủ ở một nơi' },
    content: p(
      'Filter every transaction and every round since your first day, and export them as CSV.',
      'Lọc mọi giao dịch và mọi ván từ ngày đầu tiên, và xuất ra tệp CSV.',
    ),
    link: '/index?member=transactionHistory',
    daysAgo: 27,
  },
  {
    type: 'PL',
    title: { en: 'Welcome to our new site', vi: 'Chào mừng đến trang web mới' },
    content: p(
      'A new look, the same rules. If something doesn’t work, contact us.',
      'Giao diện mới, luật chơi như cũ. Nếu có lỗi, vui lòng liên hệ với chúng tôi.',
    ),
    daysAgo: 33,
  },
]

export const popup: Pick<NoticeSeed, 'title' | 'content'> = {
  title: { en: 'Good to see you', vi: 'Rất vui được gặp bạn' },
  content: p(
    'You can look up every payment, round and rule. Set your limits before you play.',
    'Bạn có thể tra cứu mọi giao dịch, ván chơi và luật. Hãy đặt giới hạn trước khi chơi.',
  ),
}

export const banners = [
  {
    group: 'home',
    hue: 164,
    title: { en: 'Try River Dragon with play money', vi: 'Chơi thử River Dragon bằng tiền ảo' },
    link: '/game?gameId=river-dragon',
  },
  {
    group: 'home',
    hue: 262,
    title: { en: 'You can verify every round', vi: 'Bạn kiểm chứng được mọi ván' },
    link: '/fairness',
  },
  {
    group: 'w_login',
    hue: 190,
    title: { en: 'Set your limits before you play', vi: 'Đặt giới hạn trước khi chơi' },
    link: null,
  },
  {
    group: 'w_register',
    hue: 84,
    title: { en: 'Register in a minute', vi: 'Đăng ký trong một phút' },
    link: null,
  },
] as const

export const letter = {
  title: { en: 'What’s new this month', vi: 'Tháng này có gì mới' },
  body: p(
    'QR transfers, passkeys and lower limits that apply immediately. Read more in Notifications.',
    'Chuyển khoản QR, khoá truy cập và giảm giới hạn có hiệu lực ngay. Xem thêm ở mục Thông báo.',
  ),
  link: '/noticePage',
} as const

export const feedbacks = [
  {
    account: 'mai',
    type: 'deposit',
    content: 'Chuyển khoản của tôi hôm qua vào rất nhanh, cảm ơn.',
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
    lines: ['Xin chào', 'Tôi đã chuyển khoản 2.000.000 và gửi biên lai, khi nào tiền vào ạ?'],
    answer: null,
    stars: null,
    minutesAgo: 6,
  },
  {
    account: 'linh',
    lines: ['Làm sao để đặt giới hạn nạp mỗi tuần?'],
    answer: 'Bạn vào mục Chơi có trách nhiệm và chọn Giới hạn nạp tiền. Giảm giới hạn có hiệu lực ngay.',
    stars: 5,
    minutesAgo: 26 * 60,
  },
] as const

export const room = [
  ['mai', 'Chào cả nhà, tối nay ai chơi River Dragon không?'],
  ['thanhtung', 'Có tôi. Vừa được lượt quay miễn phí.'],
  ['hongnhung', 'Chúc mừng! Tôi chỉ chơi Dice cho thư giãn thôi.'],
  ['quanghuy', 'Nhớ đặt giới hạn nhé mọi người, tôi đặt 500 nghìn một ngày.'],
  ['mai', 'Chuẩn rồi, vui là chính.'],
] as const
