/**
 * Under names that no table has, former ones included, with the town at their gate. "AFB" stands for "Air
 * Force Base" too.
 */
export const MILITARY_BASES = `
AB Cold Lake: cfb cold lake, 4 wing
AB Edmonton: cfb edmonton, steele barracks
AB Medicine Hat: cfb suffield
NE Omaha: offutt afb
AK Anchorage: jber, elmendorf afb, elmendorf richardson, joint base elmendorf richardson, fort richardson
AK Fairbanks: eielson, fort greely
AL Dothan: fort novosel, fort rucker alabama
AL Montgomery: maxwell afb, maxwell gunter, gunter annex
AR Jacksonville: little rock afb
AZ Glendale: luke afb
AZ Sierra Vista: fort huachuca
AZ Tucson: davis monthan, davis monthan afb
AZ Yuma: mcas yuma, yuma proving ground
BC Comox: cfb comox, 19 wing
BC Victoria: cfb esquimalt
CA Barstow: fort irwin
CA Coronado: nas north island, naval base coronado
CA Fairfield: travis afb
CA Lompoc: vandenberg, vandenberg sfb, vandenberg space force base
CA Marysville: beale afb
CA Oceanside: camp pendleton
CA San Diego: mcas miramar, mcrd san diego, naval base san diego
CA Twentynine Palms: twentynine palms marine base, mcagcc
CO Aurora: buckley sfb, buckley space force base
CO Colorado Springs: air force academy, peterson afb, peterson sfb, peterson space force base, schriever sfb, usafa, cheyenne mountain
CT Groton: naval submarine base new london, new london sub base
DE Dover: dover afb
FL Fort Walton Beach: eglin, eglin afb, hurlburt, hurlburt field
FL Jacksonville: mayport, naval station mayport, nas jacksonville, nas jax
FL Panama City: tyndall afb
FL Pensacola: nas pensacola, naval air station pensacola, corry station
FL Tampa: macdill, macdill afb
GA Albany: mclb albany
GA Augusta: fort eisenhower, fort gordon
GA Columbus: fort moore
GA Kingsland: kings bay
GA Savannah: hunter army airfield
GA Valdosta: moody afb
GA Warner Robins: robins afb
HI Honolulu: hickam, joint base pearl harbor hickam, pearl harbor, tripler, camp smith, fort shafter
HI Kailua: kaneohe bay marine base, mcbh, marine corps base hawaii
ID Mountain Home: mountain home afb
IL Belleville: scott afb
IL Waukegan: great lakes naval base, great lakes naval station, naval station great lakes
KS Leavenworth: fort leavenworth
KS Wichita: mcconnell afb
TN Clarksville: fort campbell
LA Bossier City: barksdale, barksdale afb
LA Leesville: fort johnson, fort polk louisiana
MA Bedford: hanscom, hanscom afb
MB Brandon: cfb shilo
MB Winnipeg: cfb winnipeg, 17 wing
MD Aberdeen: aberdeen proving ground
MD Annapolis: naval academy, us naval academy, usna
MD Bethesda: walter reed
MD Camp Springs: andrews afb, joint base andrews
MD Lexington Park: nas patuxent river, pax river
MD Odenton: fort meade, fort george g meade
MO Knob Noster: whiteman afb
MS Biloxi: keesler, keesler afb
MS Columbus: columbus afb
MT Great Falls: malmstrom, malmstrom afb
NB Oromocto: cfb gagetown, base gagetown, bfc gagetown
NC Fayetteville: fort bragg, fort liberty, pope field
NC Goldsboro: seymour johnson, seymour johnson afb
NC Havelock: cherry point, mcas cherry point
NC Jacksonville: camp lejeune, lejeune, mcas new river
ND Grand Forks: grand forks afb
NE Bellevue: offutt, offutt afb
NJ Wrightstown: fort dix, joint base mcguire dix lakehurst, jbmdl, mcguire afb
NL Happy Valley-Goose Bay: cfb goose bay, 5 wing
NL Gander: cfb gander
NM Alamogordo: holloman afb, white sands missile range
NM Albuquerque: kirtland afb
NM Clovis: cannon afb
NS Greenwood: cfb greenwood, 14 wing
NS Halifax: cfb halifax, stadacona
NV Fallon: nas fallon
NV Las Vegas: nellis, creech afb
NY Brooklyn: fort hamilton
NY Watertown: fort drum new york
OH Dayton: wright patt, wright patt afb, wright patterson, wright patterson afb
OK Altus: altus afb
OK Enid: vance afb
OK Midwest City: tinker afb
ON Barrie: cfb borden, base borden, bfc borden
ON Kingston: cfb kingston, rmc kingston
ON North Bay: cfb north bay, 22 wing
ON Petawawa: cfb petawawa, garrison petawawa, bfc petawawa
ON Trenton: cfb trenton, 8 wing, bfc trenton
PA Carlisle: carlisle barracks
QC Québec: cfb valcartier, valcartier, bfc valcartier
QC Saguenay: cfb bagotville, bagotville, bfc bagotville
QC Saint-Jean-sur-Richelieu: cfb saint jean, bfc saint jean
SC Beaufort: parris island, mcrd parris island, mcas beaufort
SC Charleston: joint base charleston, charleston afb
SC Columbia: fort jackson
SC Sumter: shaw afb
SD Rapid City: ellsworth afb
SK Moose Jaw: cfb moose jaw, 15 wing
TX Abilene: dyess afb
TX Corpus Christi: nas corpus christi
TX Del Rio: laughlin afb
TX El Paso: fort bliss
TX Killeen: fort hood, fort cavazos
TX San Angelo: goodfellow afb
TX San Antonio: fort sam houston, joint base san antonio, jbsa, lackland, lackland afb, randolph afb, brooke army medical center
TX Wichita Falls: sheppard afb
UT Layton: hill afb
UT Tooele: dugway
VA Alexandria: fort belvoir
VA Arlington: fort myer, joint base myer henderson hall, pentagon, the pentagon
VA Hampton: fort monroe, langley afb, joint base langley eustis
VA Newport News: fort eustis
VA Norfolk: naval base norfolk, naval station norfolk
VA Petersburg: fort gregg adams
VA Quantico: mcb quantico, marine corps base quantico
VA Virginia Beach: nas oceana, joint base little creek, little creek amphibious base
WA Bremerton: kitsap naval base, naval base kitsap, bangor submarine base
WA Oak Harbor: nas whidbey, nas whidbey island
WA Lakewood: fort lewis, jblm, joint base lewis mcchord, mcchord, mcchord afb
WA Spokane: fairchild afb
WI Sparta: fort mccoy
WY Cheyenne: f e warren afb, fe warren, warren afb
`
