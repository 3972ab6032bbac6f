/** Short and written forms of given names, each line after the name that they stand for. */
const FORMS = `
  abraham: abe
  albert: al,bert
  alexander: alex
  alfred: fred,al
  andrew: andy,drew
  anthony: tony
  arthur: art
  benjamin: ben,benj
  catherine: cathy,kate
  charles: charlie,chuck,chas
  christopher: chris
  daniel: dan,danny
  david: dave,davy
  donald: don,donnie
  edward: ed,eddie,ted,edw
  elizabeth: liz,beth,betty
  emmett: emmet
  eugene: gene
  francis: frank
  franklin: frank
  frederick: fred,freddie
  geoffrey: jeff
  george: geo
  gerald: jerry
  gregory: greg
  harold: harry,hal
  henry: hank,harry
  jacob: jake
  james: jim,jimmy,jamie,jas
  jeffrey: jeff
  jerome: jerry
  john: jack,johnny,jno
  jonathan: jon
  joseph: joe,joey,jos
  kathleen: kathy
  kenneth: ken
  lawrence: larry
  leonard: len,lenny
  louis: lou,louie
  margaret: peggy,maggie
  matthew: matt
  michael: mike,mick
  nathaniel: nate,nat
  nicholas: nick
  patricia: pat,patty
  patrick: pat,paddy
  peter: pete
  philip: phil
  phillip: phil
  raymond: ray
  richard: dick,rick,rich,richie
  robert: bob,bobby,rob,robt,bert
  ronald: ron,ronnie
  salvatore: sal
  samuel: sam,saml
  stanley: stan
  stephen: steve
  steven: steve
  susan: sue,susie
  theodore: ted,theo
  thomas: tom,tommy,thos
  timothy: tim
  vincent: vince,vinny
  walter: walt
  william: bill,billy,will,wm
`

const OTHERS = new Map<string, string[]>()
for (const line of FORMS.trim().split('\n')) {
  const [name = '', forms = ''] = line.trim().split(': ')
  for (const form of forms.split(',')) {
    OTHERS.set(form, [...(OTHERS.get(form) ?? []), name])
    OTHERS.set(name, [...(OTHERS.get(name) ?? []), form])
  }
}

/** Returns the other forms of a given name: "dave" of "david", "wm" of "william". */
export function otherGivenNames(word: string): readonly string[] {
  return OTHERS.get(word) ?? []
}
