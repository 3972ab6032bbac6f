const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*|\n/)

export const SURNAMES = {
  english: words(
    'Ames,Aldridge,Atwater,Bancroft,Barlow,Beckett,Blackwood,Bradshaw,Brewster,Calloway,Chadwick,Colby,Crowell,Dalton,Darrow,Eastman,Ellsworth,Fairchild,Farnham,Gaines,Goodwin,Hadley,Harlan,Hathaway,Hollis,Holbrook,Ingram,Kendall,Langley,Lockhart,Marsh,Merrill,Norcross,Oakes,Packard,Pruitt,Radcliffe,Rowland,Sawyer,Sheffield,Stoddard,Tarrant,Thatcher,Underhill,Wakefield,Wardlow,Weatherby,Whitcomb,Wren,Yardley,Ashby,Bascom,Birdwell,Cantrell,Dunning,Easterly,Fenwick,Gentry,Haskell,Tolliver,Winslow,Whitaker,Tillman,Hargrove,Sutton,Kimball,Pettigrew,Lyman,Osgood,Prescott',
  ),
  scottish: words(
    'Abernethy,Baird,Buchanan,Cameron,Carmichael,Dunbar,Fraser,Galbraith,Geddes,Innes,Kincaid,Lamont,MacAulay,MacDougall,MacInnis,MacKenna,MacLennan,MacNeil,McAllister,McIntyre,Menzies,Munro,Rankin,Ross,Sinclair,Urquhart',
  ),
  irish: words(
    "Brennan,Burke,Callahan,Carmody,Cassidy,Coughlin,Cullinane,Delaney,Devlin,Donahue,Dunleavy,Fallon,Farrell,Finnegan,Flaherty,Garrity,Geraghty,Hanrahan,Hennessey,Keating,Kilbride,Lonergan,Mahoney,McCarthy,McGrath,Moriarty,Nolan,O'Connell,O'Hara,Quinlan,Rafferty,Scanlon,Sheehan,Tierney,Tully",
  ),
  german: words(
    'Albrecht,Bauer,Becker,Brandt,Dietrich,Ebersole,Eckhart,Fassbender,Fischer,Gerhardt,Haas,Hartmann,Heintz,Hoffman,Kessler,Klein,Koenig,Krause,Lindner,Metzger,Ostermann,Pfeiffer,Reinhardt,Ritter,Sauer,Schaefer,Schroeder,Stauffer,Strasser,Vogel,Weber,Weidner,Zeller,Ziegler,Zimmer',
  ),
  dutch: words(
    'Boersma,De Graaf,De Witt,Dykstra,Hoekstra,Ostrander,Roosa,Schuyler,Ten Eyck,Van Dam,Van der Meer,Van Dyke,Van Houten,Van Ness,Vander Ploeg,Vanderveen,Veldman,Zylstra',
  ),
  scandinavian: words(
    'Aasen,Anderson,Bakken,Bergstrom,Bjornstad,Dahl,Ekholm,Engstrom,Erickson,Fossum,Gustafson,Haugen,Hedlund,Helgeson,Holmquist,Johansen,Knutson,Larsen,Lindgren,Lindqvist,Lund,Mikkelson,Nilsen,Nordstrom,Nygaard,Olson,Peterson,Rasmussen,Sandvik,Skoglund,Solberg,Sorensen,Stenberg,Thorson,Tollefson,Wallin',
  ),
  slavic: words(
    'Baranowski,Bielski,Chmura,Dombrowski,Gorski,Hlavaty,Jablonski,Janik,Kaminski,Kolar,Kowalczyk,Kozlowski,Kubiak,Majewski,Marek,Novotny,Nowak,Pavlik,Piotrowski,Sadowski,Sikora,Sobczak,Svoboda,Wasik,Wieczorek,Wojcik,Zielinski',
  ),
  ukrainian: words(
    'Boyko,Chorney,Dubyk,Hnatiuk,Kostiuk,Kowalchuk,Lysenko,Melnyk,Petryshyn,Romaniuk,Sawchuk,Shevchuk,Stefaniuk,Tkachuk,Wasylyk,Yaremko',
  ),
  italian: words(
    "Amato,Barone,Bellini,Caruso,Colangelo,Conti,D'Angelo,De Luca,Esposito,Ferrante,Gallo,Giordano,Leone,Lombardi,Mancuso,Marchetti,Moretti,Napolitano,Palermo,Pellegrino,Ricci,Romano,Rossetti,Santoro,Tedesco,Vitale",
  ),
  portuguese: words(
    'Almeida,Arruda,Cabral,Correia,Costa,Dias,Furtado,Medeiros,Moniz,Pacheco,Pimentel,Raposo,Sousa,Teixeira,Vieira',
  ),
  hispanic: words(
    'Aguilar,Aragón,Baca,Benavides,Cantú,Cárdenas,Castillo,Chávez,De la Cruz,Delgado,Escobedo,Esparza,Fuentes,Gallegos,Garza,Guerra,Herrera,Hinojosa,Ibarra,Lozano,Luján,Maldonado,Márquez,Medrano,Mendoza,Montoya,Morales,Navarro,Olivares,Ortega,Padilla,Peña,Quintana,Reyes,Rivera,Rosales,Salazar,Sandoval,Sepúlveda,Tafoya,Treviño,Trujillo,Valdez,Vargas,Vigil,Villarreal,Zamora,Zaragoza',
  ),
  caribbean: words(
    'Acevedo,Alicea,Batista,Betancourt,Caballero,Collazo,Del Valle,Fonseca,Infante,Llanes,Maceo,Matos,Nieves,Oquendo,Peralta,Pichardo,Rivas,Rosario,Santana,Toledo,Valdés,Zayas',
  ),
  cajun: words(
    'Arceneaux,Babineaux,Boudreaux,Breaux,Broussard,Comeaux,Doucet,Dugas,Fontenot,Guidry,Hebert,Landry,LeBlanc,Melancon,Mouton,Robichaux,Savoie,Thibodeaux,Trahan,Villeré',
  ),
  quebecois: words(
    'Beaulieu,Bergeron,Bolduc,Bouchard,Charbonneau,Couture,Demers,Desrosiers,Dionne,Fortin,Gagnon,Gauthier,Girard,Hamelin,Lachance,Lafleur,Lalonde,Lapointe,Lavoie,Leclerc,Lemieux,Lévesque,Marchand,Nadeau,Ouellet,Paquette,Pelletier,Poirier,Rivard,Roberge,Savard,Simard,Tremblay,Vaillancourt,Verreault',
  ),
  acadian: words(
    'Arsenault,Chiasson,Cormier,Doiron,Gallant,Haché,Léger,Maillet,Poirier,Richard,Robichaud,Surette,Thériault',
  ),
  africanAmerican: words(
    'Banks,Battle,Booker,Bolden,Broadnax,Chatman,Claiborne,Douglass,Ellison,Fields,Freeman,Gadsden,Gaillard,Gibbs,Haywood,Jefferson,Latimer,Mayfield,Mosley,Pettway,Pinckney,Randolph,Rivers,Rollins,Simms,Toussaint,Truesdale,Vance,Washington,Witherspoon',
  ),
  chinese: words(
    'Chan,Chang,Cheung,Chin,Chow,Fong,Ho,Kwan,Lau,Leung,Lim,Lin,Louie,Mah,Ng,Quan,Tam,Wong,Yee,Yuen',
  ),
  filipino: words(
    'Abad,Aquino,Bautista,Dela Rosa,Dizon,Evangelista,Lacson,Macaraeg,Manalo,Ocampo,Pangilinan,Salonga,Tolentino,Villanueva',
  ),
  japanese: words(
    'Fujimoto,Hamada,Hirano,Ishikawa,Kawamoto,Kimura,Matsuda,Nakamura,Okada,Sakamoto,Shimizu,Takahashi,Uyeda,Yamashiro,Yoshida',
  ),
  vietnamese: words('Bui,Dang,Dinh,Hoang,Huynh,Lam,Luong,Mai,Pham,Phan,Tran,Truong,Vo,Vuong'),
  korean: words('Ahn,Cho,Chung,Han,Hong,Kang,Kwon,Moon,Paik,Shin,Song,Yoon'),
  indian: words('Dhaliwal,Gill,Grewal,Mehta,Patel,Sandhu,Sidhu,Sodhi'),
  hawaiian: words('Akana,Kahale,Kalani,Kamaka,Kealoha,Keawe,Mahoe,Nakoa'),
  navajo: words('Begay,Benally,Tsosie,Yazzie'),
  armenian: words('Aslanian,Balian,Hagopian,Kasparian,Manoogian,Nazarian,Sarkisian,Topalian'),
  arab: words('Abboud,Bazzi,Dabaja,Fakhoury,Haddad,Khoury,Nasser,Saad'),
  jewish: words('Abrams,Adler,Blum,Feinberg,Gelman,Hirsch,Kaplan,Lieberman,Perlman,Rosenthal,Sachs,Weil'),
} as const

export type Origin = keyof typeof SURNAMES

export const GIVEN_NAMES = {
  general: words(
    'Alma,Arthur,Beatrice,Calvin,Clara,Dorothy,Edwin,Eleanor,Esther,Everett,Frances,George,Harriet,Harold,Helen,Howard,Ida,Irene,James,Josephine,Julian,Leonard,Lillian,Louis,Lucille,Mabel,Marian,Martin,Miriam,Nora,Oliver,Owen,Pauline,Ralph,Raymond,Rose,Ruth,Samuel,Stella,Theodore,Thomas,Vera,Walter,William,Winifred',
  ),
  hispanic: words(
    'Alicia,Antonio,Carmen,Consuelo,Eduardo,Elena,Ernesto,Esperanza,Félix,Guadalupe,Isabel,Javier,Josefina,Lorenzo,Luz,Manuel,Mercedes,Rafael,Ramón,Rosa,Salvador,Teresa,Tomás',
  ),
  french: words(
    'Adrien,Aline,Antoine,Béatrice,Camille,Cécile,Édouard,Émile,Estelle,Gérard,Hélène,Henri,Jeanne,Joseph,Léa,Lucien,Madeleine,Marguerite,Paul-Émile,Philippe,Rose-Aimée,Simone,Thérèse,Ulric',
  ),
  italian: words(
    'Angela,Anthony,Carmela,Dominic,Francesca,Gaetano,Joseph,Lucia,Michael,Philomena,Rocco,Rosalia,Salvatore,Vincent',
  ),
  scandinavian: words(
    'Agnes,Astrid,Carl,Einar,Elsa,Erik,Gunnar,Helga,Ingrid,Karin,Lars,Magnus,Nels,Oscar,Signe,Sven',
  ),
  slavic: words(
    'Anna,Casimir,Frank,Helena,John,Joseph,Leon,Magdalena,Peter,Sophie,Stanley,Stefan,Victoria,Walter',
  ),
  asian: words(
    'Amy,Benjamin,Daniel,Edward,Emily,George,Grace,Helen,Henry,James,Joyce,Kenneth,Linda,May,Raymond,Rose,Susan,Victor,William',
  ),
} as const

export function givenNamesOf(origin: Origin): readonly string[] {
  if (origin === 'hispanic' || origin === 'caribbean' || origin === 'portuguese' || origin === 'filipino')
    return GIVEN_NAMES.hispanic
  if (origin === 'quebecois' || origin === 'acadian' || origin === 'cajun') return GIVEN_NAMES.french
  if (origin === 'italian') return GIVEN_NAMES.italian
  if (origin === 'scandinavian') return GIVEN_NAMES.scandinavian
  if (origin === 'slavic' || origin === 'ukrainian') return GIVEN_NAMES.slavic
  if (['chinese', 'japanese', 'vietnamese', 'korean', 'hawaiian', 'indian'].includes(origin))
    return GIVEN_NAMES.asian
  return GIVEN_NAMES.general
}
