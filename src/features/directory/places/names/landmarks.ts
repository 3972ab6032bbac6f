/**
 * Universities, hospitals and airports that families name in place of their city. Those named after it
 * ("Boise airport", "Tampa General Hospital") need no entry.
 */
export const LANDMARKS = `
AB Calgary: foothills hospital, foothills medical centre, university of calgary, u of c calgary, mount royal university
AB Edmonton: university of alberta, u of a edmonton, royal alexandra hospital, misericordia edmonton
AB Lethbridge: university of lethbridge
AK Anchorage: ted stevens airport, providence alaska
AK Fairbanks: university of alaska fairbanks, uaf
AL Auburn: auburn university
AL Birmingham: uab, uab hospital, university of alabama birmingham
AL Huntsville: redstone arsenal, marshall space flight center
AL Mobile: university of south alabama
AL Tuscaloosa: university of alabama
AR Fayetteville: university of arkansas
AR Little Rock: uams, arkansas childrens hospital
AZ Flagstaff: northern arizona university
AZ Phoenix: sky harbor, sky harbor airport, banner university phoenix, barrow neurological
AZ Scottsdale: mayo clinic arizona, mayo clinic scottsdale
AZ Tempe: arizona state university, asu tempe
AZ Tucson: university of arizona, u of a tucson, banner university tucson
BC Burnaby: simon fraser university, sfu
BC Kamloops: thompson rivers university, royal inland hospital
BC Prince George: unbc
BC Vancouver: ubc, university of british columbia, vancouver general, saint pauls hospital vancouver
BC Victoria: uvic, university of victoria, royal jubilee hospital
CA Berkeley: uc berkeley, cal berkeley
CA Burbank: bob hope airport, hollywood burbank airport
CA Davis: uc davis
CA Duarte: city of hope
CA Irvine: uc irvine, uci
CA La Jolla: ucsd, uc san diego, scripps la jolla
CA Loma Linda: loma linda university
CA Los Angeles: ucla, usc, university of southern california, cedars sinai, ronald reagan medical center, keck hospital
CA Northridge: csun, cal state northridge
CA Orange: choc hospital, chapman university
CA Palo Alto: stanford university, stanford hospital, stanford medical center
CA Pasadena: caltech, huntington hospital pasadena
CA Riverside: uc riverside, ucr
CA San Diego: scripps mercy, sdsu, san diego state, rady childrens
CA San Francisco: ucsf, zuckerberg general
CA San Luis Obispo: cal poly, cal poly slo
CA Santa Ana: john wayne airport
CA Santa Barbara: ucsb, uc santa barbara
CA Santa Cruz: uc santa cruz, ucsc
CO Aurora: anschutz, uchealth anschutz, childrens hospital colorado
CO Boulder: university of colorado, cu boulder
CO Denver: denver health, university of denver
CO Fort Collins: colorado state university
CT New Haven: yale university, yale new haven
CT Storrs: uconn, university of connecticut
DC Washington: walter reed, howard university, georgetown university, george washington university, gwu, reagan airport, reagan national airport, dca
DE Newark: university of delaware
DE Wilmington: christiana hospital, nemours delaware
FL Gainesville: university of florida, shands, uf health
FL Jacksonville: mayo clinic jacksonville, mayo clinic florida
FL Miami: jackson memorial hospital miami, university of miami, baptist hospital miami
FL Orlando: disney world, walt disney world, ucf, university of central florida
FL Tallahassee: fsu, florida state university, famu
FL Tampa: moffitt, moffitt cancer center, usf, university of south florida, tampa general
GA Athens: uga, university of georgia
GA Atlanta: emory university, georgia tech, grady hospital, grady memorial, hartsfield, hartsfield jackson, piedmont hospital atlanta
GA Augusta: medical college of georgia
GA Statesboro: georgia southern, georgia southern university
HI Honolulu: queens medical center honolulu, tripler, university of hawaii
IA Ames: iowa state, iowa state university
IA Iowa City: university of iowa
ID Boise: boise state, saint lukes boise
ID Moscow: university of idaho
IL Champaign: university of illinois, uiuc
IL Chicago: ohare, midway airport, northwestern memorial hospital, rush university, university of chicago, uic
IL Evanston: northwestern university
IL Carbondale: siu, southern illinois university
IL DeKalb: northern illinois university, niu
IN Bloomington: indiana university
IN Lafayette: purdue, purdue university
IN Muncie: ball state, ball state university
IN Notre Dame: university of notre dame
KS Lawrence: university of kansas
KS Manhattan: kansas state university, k state
KY Bowling Green: western kentucky university
KY Lexington: university of kentucky, uk hospital
KY Louisville: university of louisville, churchill downs
LA Baton Rouge: lsu, louisiana state university
LA New Orleans: tulane, tulane university, ochsner
MA Amherst: umass, umass amherst, university of massachusetts
MA Boston: mass general, massachusetts general, brigham and womens, beth israel deaconess, logan airport, dana farber, boston college, northeastern university
MA Cambridge: harvard university, mit, mount auburn hospital
MA Springfield: baystate medical center
MA Worcester: umass memorial, umass worcester
MB Winnipeg: university of manitoba, health sciences centre winnipeg, saint boniface hospital
MD Baltimore: johns hopkins, john hopkins, umbc, shock trauma
MD Bethesda: nih, walter reed bethesda
MD College Park: university of maryland
ME Orono: university of maine
MI Ann Arbor: university of michigan, u of m ann arbor, michigan medicine
MI Detroit: henry ford hospital, wayne state, wayne state university, detroit metro airport
MI East Lansing: michigan state, michigan state university, msu michigan
MI Kalamazoo: western michigan university
MI Marquette: northern michigan university
MN Minneapolis: university of minnesota, hennepin county medical center, hcmc, mall of america, abbott northwestern
MN Rochester: mayo clinic, mayo clinic minnesota, saint marys rochester
MO Columbia: university of missouri, mizzou
MO Saint Louis: barnes jewish, barnes jewish hospital, lambert airport, wash u, washington university
MO Springfield: missouri state university
MS Hattiesburg: university of southern mississippi
MS Jackson: ummc
MS Oxford: ole miss, university of mississippi
MS Starkville: mississippi state, mississippi state university
MT Bozeman: montana state, montana state university
MT Missoula: university of montana
NB Fredericton: university of new brunswick, unb
NC Chapel Hill: unc, unc hospital, university of north carolina
NC Durham: duke university, duke hospital, duke medical center
NC Greenville: east carolina university, vidant
NC Raleigh: nc state, nc state university, north carolina state university, wakemed
NC Winston-Salem: wake forest, wake forest university, wake forest baptist
ND Fargo: ndsu, north dakota state university
ND Grand Forks: university of north dakota
NE Lincoln: university of nebraska, unl
NE Omaha: offutt, creighton university, unmc
NH Hanover: dartmouth college
NH Lebanon: dartmouth hitchcock
NJ New Brunswick: rutgers, rutgers university, robert wood johnson hospital
NJ Princeton: princeton university
NL St. John's: memorial university, memorial university of newfoundland
NM Albuquerque: unm, university of new mexico, sunport
NM Las Cruces: new mexico state, nmsu
NS Halifax: dalhousie, dalhousie university, qeii, qe2 hospital, iwk
NS Wolfville: acadia university
NV Las Vegas: unlv, harry reid airport, mccarran, sunrise hospital
NV Reno: university of nevada, renown hospital
NY Bronx: montefiore, fordham university
NY Buffalo: roswell park, university at buffalo, suny buffalo
NY Flushing: laguardia, laguardia airport
NY Hempstead: hofstra
NY Ithaca: cornell university
NY Jamaica: jfk airport, kennedy airport
NY New York: bellevue hospital, columbia university, columbia presbyterian, mount sinai hospital new york, nyu, nyu langone, lenox hill, sloan kettering, memorial sloan kettering, weill cornell
NY Rochester: strong memorial, university of rochester
NY Stony Brook: stony brook university, stony brook hospital
NY Syracuse: syracuse university, upstate medical
NY West Point: usma, us military academy, west point military academy, west point academy
OH Athens: ohio university
OH Bowling Green: bgsu
OH Cincinnati: university of cincinnati
OH Cleveland: cleveland clinic, case western, metrohealth
OH Columbus: ohio state, osu columbus, wexner, nationwide childrens
OH Dayton: university of dayton, miami valley hospital
OH Kent: kent state, kent state university
OH Oxford: miami university ohio, miami of ohio
OH Toledo: university of toledo
OK Norman: university of oklahoma
OK Oklahoma City: integris baptist, will rogers airport
OK Stillwater: oklahoma state, oklahoma state university
OK Tulsa: oral roberts, saint francis tulsa
ON Guelph: university of guelph
ON Hamilton: mcmaster, mcmaster university, juravinski
ON Kingston: queens university, rmc kingston
ON London: western university, university of western ontario
ON Mississauga: pearson airport, toronto pearson, credit valley hospital
ON Ottawa: carleton university, university of ottawa, cheo, parliament hill
ON Toronto: university of toronto, u of t, sick kids, sunnybrook, princess margaret hospital, york university, mount sinai toronto
ON Waterloo: university of waterloo, wilfrid laurier
OR Corvallis: oregon state, oregon state university
OR Eugene: university of oregon
OR Portland: ohsu, portland state, legacy emanuel
PA Danville: geisinger
PA Hershey: penn state hershey, hershey medical center
PA Philadelphia: jefferson hospital, temple university, upenn, university of pennsylvania, chop philadelphia, drexel university
PA Pittsburgh: upmc, carnegie mellon, allegheny general, university of pittsburgh, duquesne university
PA State College: penn state, penn state university, pennsylvania state university, happy valley pa
PE Charlottetown: upei, university of prince edward island, queen elizabeth hospital charlottetown
QC Montréal: mcgill, mcgill university, universite mcgill, concordia university, hopital sainte justine, royal victoria hospital, montreal general, trudeau airport, aeroport trudeau, hopital maisonneuve rosemont, universite de montreal
QC Québec: chul, universite laval, laval university, hotel dieu de quebec, aeroport jean lesage
QC Sherbrooke: universite de sherbrooke, chus, bishops university
QC Trois-Rivières: uqtr
RI Kingston: university of rhode island
RI Providence: brown university, rhode island hospital
SC Charleston: musc, the citadel
SC Clemson: clemson university
SC Columbia: university of south carolina, prisma richland
SD Brookings: south dakota state, sdsu brookings
SD Sioux Falls: sanford usd
SK Regina: university of regina
SK Saskatoon: university of saskatchewan, royal university hospital
TN Knoxville: university of tennessee
TN Memphis: saint jude hospital, saint jude childrens, graceland
TN Nashville: vanderbilt, vanderbilt university, opryland
TX Austin: university of texas, ut austin, dell seton
TX College Station: texas am, texas a and m, tamu
TX Dallas: parkland hospital, ut southwestern, smu, baylor dallas, love field
TX Fort Worth: tcu
TX Galveston: utmb
TX Houston: md anderson, md anderson cancer center, texas medical center, rice university, university of houston, texas childrens, hobby airport, bush airport, intercontinental airport
TX Lubbock: texas tech
TX San Antonio: bamc, brooke army medical center, utsa
TX Temple: scott and white
TX Waco: baylor, baylor university
UT Logan: utah state, utah state university
UT Provo: byu, brigham young university
UT Salt Lake City: university of utah, huntsman cancer, intermountain medical center
VA Arlington: arlington cemetery, arlington national cemetery, the pentagon
VA Blacksburg: virginia tech
VA Charlottesville: uva, university of virginia
VA Leesburg: dulles airport, iad
VA Falls Church: inova fairfax
VA Harrisonburg: james madison university, jmu
VA Lynchburg: liberty university
VA Norfolk: old dominion university, odu, sentara norfolk
VA Richmond: vcu, mcv
VT Burlington: uvm, university of vermont
WA Bellingham: western washington university
WA Pullman: wsu, washington state university
WA Seattle: harborview, uw medical center, university of washington, swedish hospital, seatac, sea tac, seatac airport, virginia mason, fred hutch
WA Spokane: gonzaga, gonzaga university, sacred heart spokane
WI Madison: university of wisconsin, uw madison
WI Milwaukee: froedtert, marquette university
WV Morgantown: west virginia university, wvu
WV Huntington: marshall university
WY Laramie: university of wyoming
`
