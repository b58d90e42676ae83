/* What stores answer: section by module, mark: thanks for a good review, sorry for a weak one | English | Arabic. */

export const replyTable = `
# food
thanks | Thank you. The kitchen will hear about this. | شكرًا لك. سننقل كلامك إلى المطبخ.
thanks | We are glad you liked it. See you soon. | يسعدنا أنه أعجبك. نراك قريبًا.
thanks | Thank you for coming back to us. | شكرًا لعودتك إلينا.
thanks | Your words made our cook's day. | كلماتك أسعدت طباخنا.
sorry | We are sorry. Please write to us, and we will make it good. | نعتذر منك. راسلنا لنعوضك.
sorry | Thank you for telling us. We have spoken to the kitchen. | شكرًا لإخبارنا. تحدثنا مع المطبخ.
sorry | That should not happen. We will do better next time. | ما كان ينبغي أن يحدث ذلك. سنكون أفضل في المرة القادمة.
sorry | That was not our best day, and we apologise. | لم يكن ذلك أفضل أيامنا، ونعتذر منك.
# grocery
thanks | Thank you. We choose every piece by hand. | شكرًا لك. نختار كل قطعة بأيدينا.
thanks | Good to read. Until the next order. | يسرنا ما كتبت. إلى الطلب القادم.
thanks | Thank you, we will tell the packing team. | شكرًا لك، سنخبر فريق التجهيز.
sorry | We are sorry. The next delivery will be better. | نعتذر منك. التوصيل القادم سيكون أفضل.
sorry | Thank you for the hint. We have spoken to the team. | شكرًا لملاحظتك. تحدثنا مع الفريق.
sorry | Please message us with the order number, and we will put it right. | راسلنا برقم الطلب لنصلح الأمر.
# pharmacy
thanks | Thank you. It is good to know that we could help. | شكرًا لك. يسعدنا أننا أفدناك.
thanks | We wish you good health. | نتمنى لك دوام الصحة.
thanks | Thank you for your trust. | شكرًا لثقتك بنا.
thanks | Good to hear. Call us whenever you have a question. | يسعدنا ذلك. اتصل بنا متى كان لديك سؤال.
sorry | We are sorry. Please call us, and we will help. | نعتذر منك. اتصل بنا لنساعدك.
sorry | Thank you. We have looked into it. | شكرًا لك. راجعنا ما حدث.
sorry | Sorry for the trouble. The pharmacist will call you. | نأسف للإزعاج. سيتصل بك الصيدلي.
# ecommerce
thanks | Thank you. Enjoy it for a long time. | شكرًا لك. نتمنى أن تستمتع به طويلًا.
thanks | We are happy that it suits you. | يسعدنا أنه ناسبك.
thanks | Thank you for the kind words. | شكرًا لكلماتك اللطيفة.
sorry | We are sorry. Please write to us, and we will help. | نعتذر منك. راسلنا لنساعدك.
sorry | Thank you for telling us. We have passed it on. | شكرًا لإخبارنا. نقلنا ملاحظتك إلى المعنيين.
sorry | We had hoped for better. Thank you for your patience. | كنا نتمنى أفضل من ذلك. شكرًا لصبرك.
`
