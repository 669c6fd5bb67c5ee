import type { Topic } from '../rules.ts'

/** Các bài trợ giúp mặc định, dùng khi nhân viên chưa viết bài riêng. */
export const vi: Readonly<Record<Topic, string>> = {
  about: `<p>{brand} là trang trò chơi cho phép bạn tự kiểm chứng kết quả. Mỗi trò chơi của studio chúng tôi có tỷ lệ hoàn trả (RTP) được tính trên toàn bộ kết quả có thể xảy ra. Bạn có thể kiểm chứng từng ván đã chơi, và mọi giao dịch đều được ghi sổ kép để số liệu luôn khớp.</p>
<h2>Chúng tôi cung cấp</h2>
<ul><li>Trò chơi nguyên bản với tỷ lệ chính xác, kèm bảng trình bày cách tính.</li><li>Nạp và rút tiền hiển thị rõ phí, thời gian và bước tiếp theo trước khi bạn xác nhận.</li><li>Lịch sử mọi lần cược và mọi giao dịch từ ngày mở tài khoản.</li><li>Giới hạn, tạm nghỉ và tự loại trừ áp dụng cho mọi trò chơi, chỉ cách hai lần chạm.</li></ul>
<h2>Về trang web này</h2>
<p>{licence} Phần mềm của chúng tôi là mã nguồn mở theo giấy phép Apache 2.0, ai cũng có thể đọc.</p>`,
  contact: `<p>Bạn có thể liên hệ với chúng tôi 24/7. Cách nhanh nhất là <strong>chăm sóc khách hàng</strong> trong menu. Nhân viên xem được tài khoản của bạn nên bạn không phải giải thích lại từ đầu.</p>
<h2>Trước khi liên hệ</h2>
<ul><li>Về lệnh nạp hoặc rút: vui lòng chuẩn bị mã giao dịch, ví dụ D-1042, có trong lịch sử tài khoản.</li><li>Về một ván: mở ván đó trong lịch sử cược và gửi cho chúng tôi mã ván.</li><li>Quên mật khẩu: dùng <em>Quên mật khẩu?</em> ở ô đăng nhập, nhanh hơn liên hệ với chúng tôi.</li></ul>
<h2>Khiếu nại</h2>
<p>Nếu chưa hài lòng với câu trả lời, hãy cho biết bạn muốn khiếu nại. Bạn sẽ nhận mã khiếu nại, và một nhân viên chưa xử lý vụ việc sẽ xem xét lại. Chúng tôi trả lời bằng văn bản trong vòng 10 ngày.</p>`,
  terms: `<p>Đây là thoả thuận giữa bạn và {brand}. Quy định nào phụ thuộc vào con số thì trang liên quan sẽ hiển thị con số đó.</p>
<h2>Tài khoản của bạn</h2>
<ul><li>Mỗi người được mở một tài khoản, đứng tên chính mình. Bạn phải đủ tuổi ghi trên mẫu đăng ký.</li><li>Bạn phải giữ bí mật mật khẩu. Mọi thao tác bằng thông tin đăng nhập của bạn được xem là do bạn thực hiện cho đến khi bạn báo rằng người khác đã truy cập được tài khoản.</li><li>Chúng tôi có thể xác minh danh tính trước các giao dịch lớn. Khi pháp luật cho phép, chúng tôi xác minh trước khi bạn nạp tiền chứ không đợi đến lúc bạn rút.</li></ul>
<h2>Cược</h2>
<ul><li>Cược có hiệu lực khi hệ thống đã xác nhận. Kết quả căn cứ vào ván đã lưu, không phải hình ảnh cuối cùng trên màn hình.</li><li>Nếu trò chơi gặp lỗi giữa ván, chúng tôi hoàn tất ván từ dữ liệu đã lưu hoặc hoàn lại tiền cược.</li><li>Mỗi trò chơi đều ghi tỷ lệ hoàn trả (RTP) và mức thắng cao nhất. Kết quả không phụ thuộc vào người chơi.</li></ul>
<h2>Thanh toán</h2>
<ul><li>Nạp và rút tiền tuân theo hạn mức, phí và thời gian hiển thị trên trang tương ứng.</li><li>Chúng tôi chỉ chuyển tiền rút về tài khoản đứng tên bạn. Bạn không thể huỷ lệnh rút sau khi gửi yêu cầu.</li><li>Chúng tôi có thể tạm giữ một khoản để kiểm tra, và sẽ thông báo lý do cùng thời hạn trả lời.</li></ul>
<h2>Đóng tài khoản</h2>
<p>Bạn có thể đóng tài khoản bất cứ lúc nào và chúng tôi sẽ trả toàn bộ số dư. Chúng tôi có thể đóng tài khoản vi phạm điều khoản hoặc pháp luật. Tiền của bạn vẫn thuộc về bạn.</p>`,
  responsible: `<p>Hãy xác định số tiền bạn có thể chi trước khi chơi và giữ đúng mức đó. Các công cụ dưới đây giúp bạn làm việc này. Sử dụng chúng không làm thay đổi cách chúng tôi phục vụ bạn.</p>
<h2>Công cụ dành cho bạn</h2>
<ul><li><strong>Giới hạn</strong> tiền nạp, tiền thua, tiền cược và thời gian. Giảm giới hạn có hiệu lực ngay. Tăng giới hạn có thời gian chờ và cần bạn xác nhận lại.</li><li><strong>Tạm nghỉ</strong> từ một ngày đến sáu tuần, hoặc <strong>tự loại trừ</strong> lâu hơn. Áp dụng cho mọi trò chơi và mọi thương hiệu của chúng tôi, và chúng tôi ngừng gửi ưu đãi. Bạn vẫn rút được số dư.</li><li><strong>Nhắc thời gian chơi</strong>: trò chơi tạm dừng để bạn xem thời gian đã chơi và kết quả.</li></ul>
<h2>Hãy tự hỏi</h2>
<ul><li>Tôi có chơi bằng tiền dành cho việc khác không?</li><li>Tôi có chơi tiếp để gỡ tiền thua không?</li><li>Tôi có giấu người thân về việc mình chơi không?</li></ul>
<p>Nếu có câu trả lời là có, bạn nên tạm nghỉ và tìm hỗ trợ. <a href="https://www.begambleaware.org">BeGambleAware</a> và <a href="https://www.gamblingtherapy.org">Gambling Therapy</a> hỗ trợ miễn phí bằng nhiều ngôn ngữ.</p>
<p>Người chưa đủ tuổi theo luật định không được chơi. Nếu trẻ em dùng chung thiết bị, hãy cài bộ lọc và đăng xuất khi rời đi.</p>`,
  privacy: `<p>Chúng tôi chỉ lưu dữ liệu cần thiết để vận hành tài khoản, trả tiền cho bạn và tuân thủ pháp luật. Chúng tôi không bán dữ liệu của bạn, và trang này không chạy mã của bên thứ ba trừ khi được ghi rõ ở đây.</p>
<h2>Dữ liệu chúng tôi lưu</h2>
<ul><li>Dữ liệu bạn cung cấp: tên, thông tin liên hệ, ngày sinh, tài khoản ngân hàng và giấy tờ tuỳ thân khi bắt buộc.</li><li>Dữ liệu khi bạn sử dụng trang: cược, giao dịch, lịch sử đăng nhập kèm vị trí và thiết bị, tin nhắn gửi chúng tôi.</li><li>Mật khẩu chỉ được lưu dưới dạng mã băm, không thể đảo ngược.</li></ul>
<h2>Mục đích sử dụng</h2>
<p>Chúng tôi dùng dữ liệu để cung cấp trò chơi và thanh toán, bảo vệ tài khoản, sớm phát hiện dấu hiệu chơi quá mức, và cung cấp cho cơ quan chức năng theo yêu cầu của pháp luật. Chúng tôi chỉ gửi ưu đãi qua kênh bạn đã đồng ý. Bạn có thể rút lại đồng ý ở mục <em>Hồ sơ</em>.</p>
<h2>Quyền của bạn</h2>
<p>Bạn có thể xem, sửa, tải về dữ liệu của mình và yêu cầu xoá khi pháp luật không buộc chúng tôi lưu giữ. Chứng từ thanh toán được lưu theo thời hạn luật định.</p>`,
  affiliates: `<p>Bạn có trang web, kênh hay cộng đồng riêng? Nhận hoa hồng từ hội viên bạn giới thiệu đến {brand}. Mỗi con số trong bảng kê đều liên kết đến từng ván.</p>
<h2>Cách tham gia</h2>
<ol><li>Gửi <a href="/join">đơn đăng ký</a>, mất khoảng hai phút.</li><li>Chúng tôi xem xét đơn và trả lời trong ba ngày làm việc.</li><li>Bạn nhận mã và đường dẫn riêng, và thấy ai đã đăng ký qua đó ngay từ ngày đầu.</li></ol>
<h2>Yêu cầu với bạn</h2>
<ul><li>Không hứa hẹn thắng tiền, không thúc ép, không nhắm đến người chưa đủ tuổi.</li><li>Không gửi tin cho người không yêu cầu.</li><li>Nói rõ rằng bạn được trả hoa hồng khi giới thiệu.</li></ul>`,
  refund: `<p>Cược đã kết toán không được hoàn lại. Chúng tôi hoàn tiền trong các trường hợp sau, phần lớn là tự động.</p>
<ul><li><strong>Ván bị lỗi</strong>: chúng tôi hoàn tất ván từ dữ liệu đã lưu. Nếu không thể, chúng tôi hoàn lại tiền cược và gửi tin cho bạn.</li><li><strong>Khoản nạp chưa dùng để chơi</strong>: chúng tôi hoàn về đúng phương thức đã nạp, trừ phí chúng tôi phải trả. Vui lòng liên hệ chăm sóc khách hàng kèm mã giao dịch.</li><li><strong>Khoản nạp bị trừ hai lần</strong>: chúng tôi hoàn đủ lần trừ thứ hai ngay khi nhà cung cấp thanh toán xác nhận.</li><li><strong>Khoản nạp bằng thông tin thanh toán của bạn mà bạn không cho phép</strong>: vui lòng báo ngay cho chúng tôi và ngân hàng. Chúng tôi khoá tài khoản và hoàn lại số tiền còn lại.</li><li><strong>Lệnh rút chưa nhận được</strong>: mở lệnh trong mục <em>Rút tiền</em> và chọn <em>Chưa nhận được</em>. Chúng tôi sẽ kiểm tra cùng bằng chứng của bạn.</li></ul>
<p>Lịch sử tài khoản ghi lại mọi khoản hoàn tiền kèm lý do.</p>`,
}
