/* Reviews of pharmacy items; columns as in kitchen-reviews.ts. No review promises that a medicine heals. */

export const pharmacyReviews = `
# medicines
5 | Sealed, with a long date and the leaflet in both languages. | مغلق بإحكام وبصلاحية طويلة ونشرة باللغتين.
4.5 | Here within half an hour in the middle of the night. | وصل خلال نصف ساعة في منتصف الليل.
4 | The one my doctor named, at the price printed on the box. | هو ما سماه طبيبي، وبالسعر المطبوع على العلبة.
5 | The pharmacist called to ask about my other medicines. Very careful. | اتصل الصيدلي ليسأل عن أدويتي الأخرى. حرص كبير.
3 | Right product, but the box was crushed. | المنتج صحيح، لكن العلبة كانت مضغوطة.
4.5 | Works for me as it always did. I keep one at home. | يفيدني كعادته. أحتفظ بعلبة في البيت.
4 | A paper bag that does not show what is in it. I appreciate that. | كيس ورقي لا يظهر ما فيه، وأقدر ذلك.
3.5 | Fine, only the bigger pack was sold out. | جيد، لكن العبوة الأكبر كانت نافدة.
5 | My mother gets hers every month without leaving the house. | تصل والدتي كل شهر دون أن تخرج من البيت.
2.5 | Two months to the expiry date. I expected more. | لم يبق على انتهاء الصلاحية إلا شهران. توقعت أكثر.
4.5 | Explained how to take it in clear words. | شرحوا طريقة الاستعمال بكلمات واضحة.
4 | Good advice about the dose for my age. | نصيحة جيدة عن الجرعة المناسبة لعمري.
5 | I had no strength to go out. It was at my door in twenty minutes. | لم أقو على الخروج، فوصلني إلى الباب خلال عشرين دقيقة.
3 | The right product, but nobody told me to read the leaflet first. | المنتج صحيح، لكن أحدًا لم ينبهني إلى قراءة النشرة أولًا.
4.5 | Same maker as always, so my mother trusts it. | من الشركة نفسها دائمًا، لذا تثق به والدتي.
4 | Kept cool on the way, which matters in August. | بقي باردًا في الطريق، وهذا مهم في أغسطس.
3.5 | Right product, but no bag. | المنتج صحيح، لكن دون كيس.
# vitamins
5 | Easy to take, and I notice no aftertaste. | سهل التناول ولا يترك طعمًا بعده.
4.5 | Third pack this year. My blood test is in order. | العبوة الثالثة هذه السنة. نتائج تحليلي جيدة.
4 | Good dose for the price. The jar could be smaller. | تركيز جيد مقابل السعر. يمكن أن تكون العبوة أصغر.
3.5 | It is fine. I cannot say yet whether it does anything. | لا بأس به. لا أستطيع بعد أن أحكم على فائدته.
5 | The pharmacist told me to take it with food, and that helped. | نصحني الصيدلي بتناوله مع الطعام فكان أسهل.
3 | A little large to swallow. Otherwise good. | حجمه كبير قليلًا على البلع. عدا ذلك جيد.
4.5 | Fresh batch, valid for two years. | إنتاج حديث صالح لسنتين.
4 | My son thinks of it himself in the morning. | ابني يتذكره بنفسه كل صباح.
2.5 | Clumped together in the heat of the delivery bag. | التصقت الحبات من حرارة حقيبة التوصيل.
# skincare
5 | Light, no smell, and my skin stays calm. | خفيف ودون رائحة وبشرتي هادئة معه.
4.5 | A small amount is enough. One pack lasts three months. | يكفي القليل منه. العبوة تدوم ثلاثة أشهر.
4 | Absorbs quickly. It shines a little in the summer. | يُمتص بسرعة. يلمع قليلًا في الصيف.
3 | Good for my sister, too rich for me. | مناسب لأختي، وثقيل على بشرتي.
5 | The only one that does not sting around my eyes. | الوحيد الذي لا يلسع حول عيني.
3.5 | Nice texture, but the tube is hard to empty. | قوام لطيف، لكن العبوة صعبة التفريغ.
4.5 | Recommended by my dermatologist, and cheaper here. | نصحتني به طبيبة الجلد، وهو أرخص هنا.
2 | It irritated my skin after two days. The pharmacy took it back. | هيج بشرتي بعد يومين. الصيدلية استرجعته.
4 | In my bag every day, in every season. | في حقيبتي كل يوم وفي كل فصل.
# firstaid
5 | Everything sterile and well packed, for home or car. | كل شيء معقم ومغلف جيدًا، للبيت أو السيارة.
4 | Good quality, does not irritate the skin. | جودة جيدة ولا يهيج الجلد.
4.5 | Needed it twice already with three boys at home. | احتجته مرتين مع ثلاثة أولاد في البيت.
3 | Useful, but fewer than I thought. | مفيد، لكن الكمية أقل مما ظننت.
5 | Arrived within the hour after a small kitchen accident. | وصل خلال ساعة بعد حادث بسيط في المطبخ.
3.5 | All right for small things. | مناسب للإصابات البسيطة.
4.5 | Small enough for the handbag and complete. | صغير يسعه الجيب وكامل المحتوى.
4 | Good to have before you need it. | من الجيد توفره قبل الحاجة إليه.
# devices
5 | Easy to read and to use, even for my parents. | سهل القراءة والاستعمال حتى لوالديّ.
4.5 | The same result as at the clinic, I compared. | يطابق ما في العيادة، فقد قارنت بينهما.
4 | Solid and light. The manual is a bit short. | متين وخفيف. الدليل مختصر قليلًا.
3 | Works, but the first one was faulty and had to be exchanged. | يعمل، لكن القطعة الأولى كانت معطوبة وبُدلت.
5 | The pharmacist showed me on the phone how to use it. | شرح لي الصيدلي طريقة الاستعمال على الهاتف.
3.5 | Good, only the case is thin. | جيد، لكن العلبة رقيقة.
4 | Gives us peace of mind at home. | يمنحنا الاطمئنان في البيت.
# personal
5 | Soft, mild and pleasant. The whole family uses it. | لطيف وناعم. تستعمله العائلة كلها.
4.5 | Better price than in the mall. | سعره أفضل من المول.
4 | Good, and it lasts longer than the last one. | جيد ويدوم أطول من سابقه.
3 | Not bad, but stronger than I expected. | لا بأس به، لكنه أقوى مما توقعت.
5 | I always come back to this one after trying others. | أجرب غيره ثم أعود إليه دائمًا.
3.5 | Does the job, nothing more. | يؤدي الغرض لا أكثر.
4.5 | Delivered together with my prescription, very practical. | وصل مع وصفتي الطبية، وهذا عملي جدًا.
2.5 | The pack was not closed properly, so I sent it back. | لم تكن العبوة محكمة الإغلاق فأعدتها.
# pharmacy-store
5 | Polite, quick, and they keep my prescription on file. | تعامل مهذب وسريع ويحفظون وصفتي لديهم.
4.5 | Answered my question at two in the morning. | أجابوا عن سؤالي في الثانية صباحًا.
4 | Clear labels with the dose written by hand. | ملصقات واضحة والجرعة مكتوبة بخط اليد.
3 | Good stock, but the line was busy for an hour. | مخزون جيد، لكن الخط كان مشغولًا ساعة.
5 | They offered the cheaper equivalent by themselves. | عرضوا البديل الأرخص من تلقاء أنفسهم.
3.5 | Helpful, although the delivery took an hour. | متعاونون، لكن التوصيل استغرق ساعة.
4.5 | The courier waited while I found my glasses. Kind people. | انتظر المندوب حتى وجدت نظارتي. أناس طيبون.
`
