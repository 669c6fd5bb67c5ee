import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'returns.title': 'Giám sát RTP',
  'returns.lead':
    'RTP thực tế của từng trò bên cạnh RTP lý thuyết. Khoảng dự kiến là ba độ lệch chuẩn về mỗi phía.',
  'returns.window': 'Khoảng thời gian',
  'returns.window.today': 'Hôm nay',
  'returns.window.month': '30 ngày',
  'returns.window.life': 'Toàn thời gian',
  'returns.asOf': 'Tính đến {at}',
  'returns.none': 'Không có ván nào trong thời gian này',
  'returns.noneText': 'Hãy chọn khoảng thời gian dài hơn hoặc quay lại khi đã có ván chơi.',
  'returns.allWithin': 'Tất cả trò chơi đều trong khoảng dự kiến.',
  'returns.allWithinButOpen':
    'Tất cả trò chơi đều trong khoảng dự kiến ở thời gian này. Cảnh báo cũ chưa đóng: {count}.',
  'returns.someOutside':
    'Ngoài khoảng: {count} trò. Hãy kiểm chứng các ván và phiên bản trước khi cho trò chơi tiếp tục.',
  'returns.game': 'Trò chơi',
  'returns.currency': 'Tiền tệ',
  'returns.rounds': 'Số ván',
  'returns.stake': 'Tiền cược',
  'returns.win': 'Hội viên thắng',
  'returns.theory': 'RTP lý thuyết',
  'returns.observed': 'RTP thực tế',
  'returns.interval': 'Khoảng dự kiến',
  'returns.between': '{low} – {high}',
  'returns.verdict': 'Trạng thái',
  'returns.verdict.within': 'Trong khoảng',
  'returns.verdict.above': 'Trên khoảng',
  'returns.verdict.below': 'Dưới khoảng',
  'returns.verdict.greatWin': 'Một ván thắng lớn',
  'returns.verdict.few': 'Quá ít ván',
  'returns.verdict.moves': 'Chơi chưa tối ưu',
  'returns.verdict.unknown': 'Chưa rõ',
  'returns.says.within': 'RTP lý thuyết nằm trong khoảng dự kiến của RTP thực tế.',
  'returns.says.above':
    'RTP thực tế cao hơn khoảng dự kiến, kể cả khi bỏ ván thắng lớn nhất. Ngẫu nhiên chỉ gây ra điều này trong chưa đến 1/700 lần kiểm tra.',
  'returns.says.below':
    'RTP thực tế thấp hơn khoảng dự kiến. Ngẫu nhiên chỉ gây ra điều này trong chưa đến 1/700 lần kiểm tra.',
  'returns.says.greatWin':
    'RTP thực tế cao hơn khoảng dự kiến, nhưng vẫn trong khoảng nếu bỏ ván thắng lớn nhất.',
  'returns.says.few': 'Dưới 100 ván: quá ít để đánh giá.',
  'returns.says.moves':
    'RTP lý thuyết giả định cách chơi tối ưu. Hội viên chơi khác đi nên RTP thực tế thấp hơn.',
  'returns.says.unknown':
    'Không rõ độ lệch chuẩn của trò này. Trò thuộc nhà cung cấp bên ngoài hoặc là phiên bản đã ngừng.',
  'returns.edition': 'Phiên bản {edition}',
  'returns.byStake': 'Theo mức cược',
  'returns.flagInBand': 'Có phân nhóm ngoài khoảng',
  'returns.byChannel': 'Theo thiết bị',
  'returns.channel.phone': 'Điện thoại',
  'returns.channel.tablet': 'Máy tính bảng',
  'returns.channel.desktop': 'Máy tính',
  'returns.channel.other': 'Khác',
  'returns.alerts': 'Cảnh báo chưa đóng',
  'returns.part.all': 'mọi ván',
  'returns.part.channel.phone': 'các ván trên điện thoại',
  'returns.part.channel.tablet': 'các ván trên máy tính bảng',
  'returns.part.channel.desktop': 'các ván trên máy tính',
  'returns.part.channel.other': 'các ván trên thiết bị khác',
  'returns.part.stake': 'mức cược {from} – {to}',
  'returns.alert.above':
    'RTP thực tế {observed} qua {rounds|ván} có cùng trọng số, RTP lý thuyết {theory}: cao hơn khoảng dự kiến.',
  'returns.alert.below':
    'RTP thực tế {observed} qua {rounds|ván} có cùng trọng số, RTP lý thuyết {theory}: thấp hơn khoảng dự kiến.',
  'returns.close': 'Đóng cảnh báo',
  'returns.closeTitle': 'Đóng cảnh báo này?',
  'returns.closeText':
    'Vui lòng ghi kết quả kiểm tra. Số liệu được đếm lại từ ngày mai và bạn sẽ nhận cảnh báo mới nếu trò chơi lại ra ngoài khoảng.',
  'returns.closed': '{game}: đã đóng cảnh báo',
  'refusal.returns.alertUnknown': 'Một nhân viên khác đã đóng cảnh báo này.',
}
