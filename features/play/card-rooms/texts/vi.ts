import { siteVi } from './site-vi.ts'
import type { en } from './en.ts'

export const vi: Record<keyof typeof en, string> = {
  ...siteVi,
  'refusal.rooms.unknown': 'Không tìm thấy bàn này.',
  'refusal.rooms.muted': 'Hiện bạn không thể gửi gì cho hội viên khác.',
  'refusal.rooms.noOpponent': 'Người chơi đó không còn ngồi ở ghế này. Chưa có gì thay đổi.',
  'refusal.rooms.seatCount': 'Trò này không chơi với số ghế đó.',
  'refusal.rooms.privateOff': 'Hiện chưa mở được bàn riêng.',
  'refusal.rooms.privateMost': 'Bạn đang mở {most} bàn riêng. Hãy rời một bàn trước: bàn trống sẽ tự đóng.',
  'refusal.rooms.privateToday':
    'Bạn đã mở {most} bàn riêng trong 24 giờ qua. Hãy thử lại sau hoặc vào bàn khác.',
  'refusal.rooms.closed': 'Bàn đang đóng. Vui lòng chọn bàn khác.',
  'refusal.rooms.otherCurrency': 'Bàn này chơi bằng loại tiền khác.',
  'refusal.rooms.ofTournament': 'Đây là bàn của giải đấu. Vui lòng đăng ký giải để chơi.',
  'refusal.rooms.buyIn': 'Vui lòng chọn từ {min} đến {max}, tròn chip.',
  'refusal.rooms.seatTaken': 'Ghế này vừa được chọn. Vui lòng chọn ghế khác.',
  'refusal.rooms.seatedAlready': 'Bạn đã có ghế ở bàn này.',
  'refusal.rooms.samePerson':
    'Một tài khoản trùng giấy tờ, trình duyệt hoặc tài khoản ngân hàng với bạn đang ngồi bàn này. Mỗi người chỉ một ghế.',
  'refusal.rooms.seatHeld': 'Ghế trống đang giữ cho danh sách chờ.',
  'refusal.rooms.seatFree': 'Đang có ghế trống, bạn ngồi vào được.',
  'refusal.rooms.notSeated': 'Bạn chưa có ghế ở bàn này.',
  'refusal.rooms.inHand': 'Bạn có thể mua thêm chip sau ván này.',
  'refusal.rooms.moved': 'Ván bài đã sang lượt khác. Vui lòng chọn lại.',
  'refusal.rooms.tooLate': 'Đã hết giờ của bạn.',
  'refusal.rooms.notAllowed': 'Luật chơi không cho phép lúc này.',
  'refusal.rooms.handUnknown': 'Ván này không phải của bạn, hoặc chưa kết thúc.',
  'posting.card.buyIn': 'Mua chip',
  'posting.card.cashOut': 'Đổi chip về ví',
}
