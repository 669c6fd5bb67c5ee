import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'refusal.sportVirtual.unknown': 'Trận này không thuộc giải ảo.',
  'virtual.text':
    'Giải ảo: đội hư cấu, vài phút một trận, mỗi trận hai phút. Kết quả được tính từ mã bí mật đã chốt trước khi mở cược; sau trận bạn có thể tự kiểm tra.',
  'virtual.match': 'Trận ảo',
  'virtual.progress': 'Diễn biến thời gian',
  'virtual.commentary': 'Tường thuật',
  'virtual.startsIn': 'Đóng cược và bắt đầu sau',
  'virtual.startsNow': 'Trận đấu sắp bắt đầu.',
  'virtual.before': 'Trước trận',
  'virtual.proof': 'Kiểm chứng kết quả',
  'virtual.proofBefore':
    'Kết quả được tính từ mã bí mật. Bên dưới là SHA-256 của mã nên không ai đổi được nữa. Mã sẽ hiện sau trận.',
  'virtual.proofAfter': 'Trận đã kết thúc và mã đã công khai. Ai cũng có thể tính lại kết quả từ mã này.',
  'virtual.commitment': 'SHA-256 của mã, công bố trước khi mở cược',
  'virtual.seed': 'Mã bí mật',
  'virtual.check': 'Kiểm tra trên trình duyệt',
  'virtual.file': 'Tải về để tự kiểm tra',
  'virtual.same': 'Khớp: đúng mã đã công bố và mã cho ra kết quả này.',
  'virtual.different': 'Không khớp: kết quả không phải là kết quả tính từ mã đã công bố.',
  'virtual.say.start': '{home} gặp {away}: trận đấu bắt đầu.',
  'virtual.say.goal': '{team} ghi bàn, tỷ số {score}.',
  'virtual.say.half': 'Hết hiệp 1, tỷ số {score}.',
  'virtual.say.second': 'Hiệp 2 bắt đầu.',
  'virtual.say.points': '{home} {score} {away}.',
  'virtual.say.inPart': '{team} thắng điểm này: {points}, {part}.',
  'virtual.say.push': '{team} đẩy đường.',
  'virtual.say.begins': '{part} bắt đầu.',
  'virtual.say.partWon': '{team} thắng. Tổng tỷ số {score}.',
  'virtual.say.quarterOver': 'Hết hiệp: {score}.',
  'virtual.say.end': 'Kết thúc: {score}.',
}
