import type { Topic } from '../rules.ts'

/** Các bài trợ giúp của nhà, dùng khi người vận hành chưa viết bài riêng. */
export const vi: Readonly<Record<Topic, string>> = {
  about: `<p>{brand} là ngôi nhà trò chơi cho bạn thấy mọi phép tính. Mỗi trò của xưởng chúng tôi có tỷ lệ hoàn trả được đếm trên toàn bộ kết quả có thể, mỗi ván đều có thể do chính người chơi tính lại, và mỗi đồng tiền chuyển động đều được ghi hai lần để sổ sách luôn khớp.</p>
<h2>Ở đây có gì</h2>
<ul><li>Những trò chơi nguyên bản với tỷ lệ chính xác, kèm bảng cho thấy chúng được tính ra sao.</li><li>Quầy nạp rút nói trước phí, thời gian và bước tiếp theo.</li><li>Lịch sử đầy đủ mọi lần cược và mọi giao dịch, từ ngày đầu mở tài khoản.</li><li>Giới hạn và khoảng nghỉ có hiệu lực trong mọi trò, chỉ cách hai lần chạm.</li></ul>
<h2>Trang này là gì</h2>
<p>{licence} Phần mềm là mã nguồn mở theo giấy phép Apache 2.0, ai cũng có thể đọc.</p>`,
  contact: `<p>Bạn liên hệ được với chúng tôi vào mọi giờ. Cách nhanh nhất là <strong>chăm sóc khách hàng</strong> trong menu: người trả lời nhìn thấy tài khoản của bạn nên bạn không phải kể lại từ đầu.</p>
<h2>Trước khi nhắn</h2>
<ul><li>Về một lần nạp hay rút: hãy chuẩn bị mã giao dịch, ví dụ D-1042, có trong lịch sử tài khoản.</li><li>Về một ván: mở ván đó trong lịch sử cược; chỉ cần số ván là chúng tôi xem đúng ván của bạn.</li><li>Quên mật khẩu: dùng <em>Quên mật khẩu</em> ở ô đăng nhập, nhanh hơn chờ chúng tôi.</li></ul>
<h2>Khiếu nại</h2>
<p>Nếu câu trả lời chưa thoả đáng, hãy nói rằng bạn muốn khiếu nại. Khiếu nại sẽ có số riêng, có người chưa từng xử lý việc đó xem lại, và có trả lời bằng văn bản trong vòng mười ngày.</p>`,
  terms: `<p>Đây là thoả thuận giữa bạn và {brand}. Chúng tôi cố ý viết ngắn; quy định nào cần con số thì trang liên quan sẽ hiển thị con số đó.</p>
<h2>Tài khoản của bạn</h2>
<ul><li>Một người, một tài khoản, đứng tên chính bạn. Bạn phải đủ tuổi ghi trên mẫu đăng ký.</li><li>Hãy giữ kín mật khẩu. Việc làm bằng phiên đăng nhập của bạn được xem là do bạn làm cho đến khi bạn báo rằng nó đã rơi vào tay người khác.</li><li>Chúng tôi có thể xác minh danh tính trước các khoản lớn, và khi pháp luật cho phép thì hỏi trước lúc bạn nạp chứ không đợi đến lúc bạn rút.</li></ul>
<h2>Khi chơi</h2>
<ul><li>Cược có hiệu lực khi nhà đã xác nhận. Ván được lưu là căn cứ, không phải hình ảnh cuối cùng trên màn hình.</li><li>Nếu trò chơi hỏng giữa ván, ván được hoàn tất từ dữ liệu đã lưu, hoặc tiền cược được trả lại.</li><li>Mỗi trò đều ghi tỷ lệ hoàn trả và mức thắng lớn nhất. Không trò nào biết ai đang chơi.</li></ul>
<h2>Tiền</h2>
<ul><li>Nạp và rút theo hạn mức, phí và thời gian mà quầy hiển thị.</li><li>Tiền rút về tài khoản đứng tên bạn. Lệnh rút đã gửi không thể lấy lại để chơi.</li><li>Chúng tôi có thể giữ một khoản để kiểm tra, và sẽ nói rõ lý do cùng thời hạn trả lời.</li></ul>
<h2>Khi chia tay</h2>
<p>Bạn có thể đóng tài khoản bất cứ lúc nào; tiền của bạn được trả đủ. Chúng tôi có thể đóng tài khoản vi phạm điều khoản hoặc pháp luật; tiền của bạn vẫn là của bạn.</p>`,
  responsible: `<p>Chơi chỉ nên tốn đúng số tiền bạn đã định trước. Những công cụ này là của bạn; dùng chúng không làm thay đổi cách chúng tôi phục vụ bạn.</p>
<h2>Bạn có thể đặt</h2>
<ul><li><strong>Giới hạn</strong> tiền nạp, tiền thua, tiền cược và thời gian. Siết lại có hiệu lực ngay; nới ra phải chờ và xác nhận lại.</li><li><strong>Tạm nghỉ</strong> từ một ngày đến sáu tuần, hoặc <strong>tự loại trừ</strong> lâu hơn. Có hiệu lực với mọi trò và mọi thương hiệu, và chúng tôi ngừng gửi ưu đãi.</li><li><strong>Nhắc thời gian</strong>: ván chơi tạm dừng để bạn thấy đã chơi bao lâu và kết quả ra sao.</li></ul>
<h2>Hãy tự hỏi</h2>
<ul><li>Tôi có chơi bằng tiền dành cho việc khác không?</li><li>Tôi có chơi tiếp để gỡ lại không?</li><li>Tôi có giấu người thân về việc mình chơi không?</li></ul>
<p>Nếu có một câu trả lời là có, hãy nghỉ ngay hôm nay và nói chuyện với ai đó. <a href="https://www.begambleaware.org">BeGambleAware</a> và <a href="https://www.gamblingtherapy.org">Gambling Therapy</a> hỗ trợ miễn phí bằng nhiều ngôn ngữ.</p>
<p>Người chưa đủ tuổi không được chơi. Nếu trẻ em dùng chung thiết bị, hãy cài bộ lọc và đăng xuất khi rời đi.</p>`,
  privacy: `<p>Chúng tôi chỉ giữ những gì cần để vận hành tài khoản, trả tiền cho bạn và tuân thủ pháp luật, không cho mục đích của ai khác. Chúng tôi không bán dữ liệu, và trang này không chạy mã của bên thứ ba trừ khi được ghi rõ ở đây.</p>
<h2>Chúng tôi giữ gì</h2>
<ul><li>Điều bạn cung cấp: tên, liên hệ, ngày sinh, tài khoản ngân hàng và giấy tờ khi bắt buộc phải hỏi.</li><li>Điều phát sinh khi dùng: cược, giao dịch, các lần đăng nhập kèm nơi và thiết bị, tin nhắn gửi chúng tôi.</li><li>Mật khẩu chỉ được lưu ở dạng dấu vân không thể đảo ngược.</li></ul>
<h2>Để làm gì</h2>
<p>Để bạn chơi và nhận tiền, để tài khoản an toàn, để sớm nhận ra dấu hiệu gây hại, và để cung cấp cho cơ quan chức năng điều pháp luật yêu cầu. Ưu đãi chỉ đến bằng cách bạn đã đồng ý, và bạn có thể rút lại trong <em>Hồ sơ</em>.</p>
<h2>Quyền của bạn</h2>
<p>Bạn có thể xem, sửa, mang theo dữ liệu của mình và yêu cầu xoá khi pháp luật không buộc chúng tôi giữ. Chứng từ tiền bạc được lưu đủ thời hạn luật định.</p>`,
  affiliates: `<p>Bạn có trang web, kênh hay cộng đồng riêng? Hội viên do bạn giới thiệu đến {brand} mang lại cho bạn một phần doanh thu, được tính công khai: mỗi con số trong bảng kê đều dẫn xuống từng ván.</p>
<h2>Cách tham gia</h2>
<ol><li>Điền <a href="/join">đơn</a>, mất chừng hai phút.</li><li>Có người đọc và trả lời trong ba ngày làm việc.</li><li>Bạn nhận mã và đường dẫn riêng, và thấy ngay từ ngày đầu ai đến nhờ bạn.</li></ol>
<h2>Chúng tôi mong bạn</h2>
<ul><li>Không hứa hẹn thắng tiền, không thúc ép, không nhắm đến người chưa đủ tuổi.</li><li>Không gửi tin cho người không yêu cầu.</li><li>Nói rõ rằng bạn được trả công khi giới thiệu.</li></ul>`,
  refund: `<p>Ván đã chơi là đã kết toán và không hoàn lại. Tiền được trả lại trong các trường hợp sau, phần lớn là tự động.</p>
<ul><li><strong>Ván bị lỗi</strong>: trò không hoàn tất được sẽ được hoàn tất từ dữ liệu đã lưu; nếu không thể, tiền cược được trả lại và bạn nhận được tin.</li><li><strong>Khoản nạp chưa dùng để chơi</strong>: trả về đúng kênh đã nạp, trừ phí mà chúng tôi phải chịu. Hãy nhắn chăm sóc khách hàng kèm mã giao dịch.</li><li><strong>Khoản nạp bị trừ hai lần</strong>: khoản thứ hai được trả đủ ngay khi bên thanh toán xác nhận.</li><li><strong>Người khác nạp bằng tiền của bạn</strong>: báo ngay cho chúng tôi và ngân hàng. Tài khoản bị khoá và số tiền còn lại được trả về.</li><li><strong>Lệnh rút chưa đến</strong>: mở lệnh trong mục <em>Rút tiền</em> và chọn <em>chưa nhận được</em>; chúng tôi sẽ kiểm tra cùng bằng chứng của bạn.</li></ul>
<p>Mỗi lần trả lại đều được ghi vào lịch sử tài khoản kèm lý do.</p>`,
}
