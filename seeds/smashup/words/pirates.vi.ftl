# Cướp biển: tên gọi, và những từ chỉ dùng cho bài của họ.

faction-pirates = Cướp biển

card-pirate-king = Pirate King
card-buccaneer = Buccaneer
card-saucy-wench = Saucy Wench
card-first-mate = First Mate
card-broadside = Broadside
card-cannon = Cannon
card-dinghy = Dinghy
card-full-sail = Full Sail
card-powderkeg = Powderkeg
card-sea-dogs = Sea Dogs
card-shanghai = Shanghai
card-swashbuckling = Swashbuckling

base-grey-opal = The Grey Opal
base-tortuga = Tortuga
