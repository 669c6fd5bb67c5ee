import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'returns.title': 'Tỷ lệ trả',
  'returns.lead':
    'Mỗi trò đã trả lại bao nhiêu, bên cạnh mức trả về lâu dài theo luật chơi. Khoảng dao động tính từ độ lệch riêng của trò: ba độ lệch về mỗi phía.',
  'returns.window': 'Từ khi nào',
  'returns.window.today': 'Hôm nay',
  'returns.window.month': '30 ngày',
  'returns.window.life': 'Từ đầu',
  'returns.asOf': 'Tính đến {at}',
  'returns.none': 'Chưa có ván nào trong thời gian này',
  'returns.noneText': 'Hãy chọn thời gian dài hơn, hoặc quay lại khi đã có ván chơi.',
  'returns.allWithin': 'Không trò nào ra ngoài khoảng của mình.',
  'returns.allWithinButOpen':
    'Trong thời gian này không trò nào ra ngoài khoảng. Cảnh báo trước đó còn cần xem: {count}.',
  'returns.someOutside':
    'Ngoài khoảng: {count} trò. Hãy kiểm chứng lại các ván và xem phiên bản trước khi cho chơi tiếp.',
  'returns.game': 'Trò chơi',
  'returns.currency': 'Tiền tệ',
  'returns.rounds': 'Số ván',
  'returns.stake': 'Tiền cược',
  'returns.win': 'Hội viên thắng',
  'returns.theory': 'Theo luật',
  'returns.observed': 'Thực tế',
  'returns.interval': 'Khoảng',
  'returns.between': '{low} đến {high}',
  'returns.verdict': 'Trạng thái',
  'returns.verdict.within': 'Trong khoảng',
  'returns.verdict.above': 'Trả quá nhiều',
  'returns.verdict.below': 'Trả quá ít',
  'returns.verdict.greatWin': 'Một ván thắng lớn',
  'returns.verdict.few': 'Quá ít ván',
  'returns.verdict.moves': 'Chơi chưa tối ưu',
  'returns.verdict.unknown': 'Chưa rõ',
  'returns.says.within': 'Tỷ lệ theo luật nằm trong khoảng của kết quả thực tế.',
  'returns.says.above':
    'Trả lại nhiều hơn mức may rủi giải thích được, kể cả khi bỏ ván thắng lớn nhất. Trò trung thực chỉ như vậy chưa đến 1 trong 700 lần xem.',
  'returns.says.below':
    'Trả lại ít hơn mức may rủi giải thích được. Trò trung thực chỉ như vậy chưa đến 1 trong 700 lần xem.',
  'returns.says.greatWin': 'Trả lại vượt khoảng, nhưng nếu bỏ ván thắng lớn nhất thì trò vẫn trong khoảng.',
  'returns.says.few': 'Dưới 100 ván: còn quá ít để kết luận.',
  'returns.says.moves':
    'Tỷ lệ theo luật ứng với nước đi tốt nhất. Hội viên chọn nước khác thì nhận về ít hơn.',
  'returns.says.unknown':
    'Nhà cái không biết độ lệch của trò này: trò của hãng ngoài, hoặc phiên bản không còn chơi nữa.',
  'returns.edition': 'Phiên bản {edition}',
  'returns.byStake': 'Theo mức cược',
  'returns.flagInBand': 'Có phần ngoài khoảng',
  'returns.byChannel': 'Theo thiết bị',
  'returns.channel.phone': 'Điện thoại',
  'returns.channel.tablet': 'Máy tính bảng',
  'returns.channel.desktop': 'Máy tính',
  'returns.channel.other': 'Khác',
  'returns.alerts': 'Cần xem xét',
  'returns.part.all': 'mọi ván',
  'returns.part.channel.phone': 'các ván trên điện thoại',
  'returns.part.channel.tablet': 'các ván trên máy tính bảng',
  'returns.part.channel.desktop': 'các ván trên máy tính',
  'returns.part.channel.other': 'các ván trên thiết bị khác',
  'returns.part.stake': 'mức cược {from} đến {to}',
  'returns.alert.above':
    'Đã trả {observed} qua {rounds} ván tính ngang nhau, theo luật là {theory}: nhiều hơn mức may rủi giải thích được.',
  'returns.alert.below':
    'Đã trả {observed} qua {rounds} ván tính ngang nhau, theo luật là {theory}: ít hơn mức may rủi giải thích được.',
  'returns.close': 'Đóng',
  'returns.closeTitle': 'Đóng cảnh báo này?',
  'returns.closeText':
    'Hãy ghi điều bạn đã tìm ra. Từ ngày mai, các ván của trò chơi được đếm lại từ đầu; nếu lại ra khỏi biên, bạn sẽ được báo lần nữa.',
  'returns.closed': '{game}: đã đóng',
  'refusal.returns.alertUnknown': 'Người khác đã đóng cảnh báo này rồi.',
}
