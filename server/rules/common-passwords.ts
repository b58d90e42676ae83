/** The most common passwords of eight letters or more in public leaks, in lower case; shorter ones are refused anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word pa$$w0rd passpass
  12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 0987654321 87654321 123123123 1231231231
  123321123 12341234 1234512345 123456123456 12345679 123454321 147258369 741852963 159357456 987456321 112233445566
  11223344 1122334455 11112222 12121212 12344321 123456781 1234567a 12345678a 123456789a a12345678 a123456789 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 qwer1234 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop
  qwertyuiop[] 1234qwer 123qweasd 123qwe123 qweasdzxc qazwsxedc zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdf1234 asdfasdf
  zxcvbnm1 zxcvbnm123 qwerasdf abcd1234 abc12345 abc123456 abcdefgh abcdefg1 abcdef123 a1b2c3d4 a1s2d3f4 aa123456
  aa12345678 iloveyou iloveyou1 iloveyou2 iloveu123 loveyou1 princess princess1 sunshine sunshine1 football football1
  baseball baseball1 basketball superman superman1 spiderman batman123 starwars starwars1 pokemon1 pokemon123 computer
  internet letmein1 letmein123 welcome1 welcome123 welcome1234 admin123 admin1234 administrator adminadmin root1234
  testtest test1234 testing1 changeme default1 trustno1 whatever whatever1 michelle jennifer jessica1 charlie1 michael1
  jordan23 elizabeth samantha victoria veronica christian liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid
  manchester juventus dragon123 master123 monkey123 shadow123 hello123 hellohello butterfly chocolate cheesecake
  blink182 metallica slipknot1 nirvana1 mustang1 corvette mercedes porsche1 yamaha123 scorpion midnight december november
  september february happy123 lovelove mylove123 babygirl babygirl1 sweetheart beautiful forever1 freedom1 godzilla
  jesus123 blessed1 faith123 bismillah alhamdulillah inshallah mohammed muhammad mohamed1 mohamed123 mohammad ahmed123
  abdullah khalid123 maryam123 fatima123 allahuakbar habibi123 secret123 access14 superstar supernova qwaszx12 google123
  facebook facebook1 instagram samsung1 samsung123 iphone123 linkedin youtube1 minecraft fortnite1 roblox123`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
